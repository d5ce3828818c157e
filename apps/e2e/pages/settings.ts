import type { Page } from '@playwright/test'
import { lostInForcedColors } from '../../../scripts/stories/lost-in-forced-colors.ts'
import { tallFixtures } from './focus-walk.ts'

/** In what somebody does a job by keyboard. */
export interface Setting {
  /** Ends the name of a walk. */
  readonly how: string
  readonly window: { readonly width: number; readonly height: number }
  readonly forcedColors: 'active' | 'none'
  /** Whether the page is the one whose texts were reviewed: a narrow one shows some of them in other places. */
  readonly isHeard: boolean
}

const desk = { width: 1440, height: 900 }

export const settings: readonly Setting[] = [
  { how: 'by ear', window: desk, forcedColors: 'none', isHeard: true },
  { how: 'in the colours of a contrast theme', window: desk, forcedColors: 'active', isHeard: true },
  // 1280 x 1024 at 400 %.
  {
    how: 'in a window of 320 x 256',
    window: { width: 320, height: 256 },
    forcedColors: 'none',
    isHeard: false,
  },
]

/** Makes the page what the setting says. */
export async function enter(page: Page, { window, forcedColors }: Setting): Promise<void> {
  await page.setViewportSize(window)
  await page.emulateMedia({ forcedColors })
}

/** Runs in the page: ends when what follows the focus is where it belongs. */
async function atRest() {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Runs in the page: returns why who looks does not see what has the focus, or that it has it; null where both are seen. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  // An input that is hidden is seen by its label.
  const isHidden = focused instanceof HTMLInputElement && focused.getBoundingClientRect().width <= 1
  const seen = (isHidden ? focused.labels?.[0] : undefined) ?? focused
  const name = `${focused.localName} '${(seen.getAttribute('aria-label') ?? seen.textContent ?? '').trim().slice(0, 50)}'`

  const { left, right, top, bottom, width, height } = seen.getBoundingClientRect()
  const inWindow = Math.min(bottom, innerHeight) - Math.max(top, 0)
  // Nearly all of it, or half a window of what is high.
  if (inWindow < 0.8 * Math.min(height, innerHeight / 2))
    return `${name} is outside of the window: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
  if (Math.min(right, innerWidth) - Math.max(left, 0) < 0.8 * Math.min(width, innerWidth / 2))
    return `${name} is beside the window: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`
  const within = [0.1, 0.5, 0.9]
  const isCovered = !within.some((across) =>
    within.some((down) => {
      const there = document.elementFromPoint(
        left + width * across,
        Math.max(top, 0) + Math.max(inWindow, 0) * down,
      )
      return there !== null && (seen.contains(there) || there.contains(seen))
    }),
  )
  if (isCovered) return `${name} is covered`

  // A step that is only read has nothing to press.
  const isRead =
    focused.getAttribute('tabindex') === '-1' && !focused.matches('a, button, input, select, textarea')
  if (isRead || !focused.matches(':focus-visible')) return null
  const around = [focused, seen, seen.closest('label'), focused.parentElement]
  const isRinged = around.some((one) => {
    if (one === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return isRinged ? null : `${name} has no ring`
}

/** Lists what keeps somebody in this setting from going on. */
export async function troubles(page: Page, { forcedColors }: Setting): Promise<readonly string[]> {
  await page.evaluate(atRest)
  const unseen = await page.evaluate(unseenFocus)
  const tall = (await tallFixtures(page)).map((part) => `takes more than a third of the height: ${part}`)
  const lost = forcedColors === 'active' ? await page.evaluate(lostInForcedColors) : []
  return [...(unseen === null ? [] : [unseen]), ...tall, ...lost]
}
