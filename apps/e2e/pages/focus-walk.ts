import type { Page } from '@playwright/test'

/** Returns what has the focus, where it cannot be seen; null where it can, and undefined once it is where the walk began. */
async function hiddenStop(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.hasAttribute('data-walked')) return
    focused.setAttribute('data-walked', '')
    // An input that is hidden is seen by its label.
    const isHidden = focused instanceof HTMLInputElement && focused.getBoundingClientRect().width <= 1
    const label = isHidden ? focused.labels?.[0] : undefined
    const box = (label ?? focused).getBoundingClientRect()
    const { left, width } = box
    const top = Math.max(box.top, 0)
    const height = Math.min(box.bottom, innerHeight) - top
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const there = document.elementFromPoint(left + width * across, top + height * down)
        return (
          there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(there))
        )
      }),
    )
    return isSeen && height > 0
      ? null
      : `${focused.localName} '${(label ?? focused).textContent?.trim().slice(0, 40)}'`
  })
}

/** Presses Tab, or Shift+Tab, through the page or the dialog that is open, and returns the stops that nobody sees. */
export async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<readonly string[]> {
  const hidden: string[] = []
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked')
  })
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop = await hiddenStop(page)
    if (stop === undefined) break
    if (stop !== null) hidden.push(stop)
  }
  return hidden
}

/** Fixed elements that take more than a third of the window's height, except dialogs, which scroll. */
export function tallFixtures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, visibility, pointerEvents } = getComputedStyle(element)
      const { height, width, top } = element.getBoundingClientRect()
      const stays = (position === 'fixed' || (position === 'sticky' && top >= 0 && top < 1)) && width > 100
      const isPart = element.closest('[role="dialog"], [role="alertdialog"], nav, dialog') !== null
      const isTall = height > innerHeight / 3 && visibility === 'visible' && pointerEvents !== 'none'
      const isOver = element.matches(
        '[data-state="open"], main *, [data-collapsed], :has(> [data-collapsed])',
      )
      return stays && isTall && !isPart && !isOver ? [element.outerHTML.slice(0, 100)] : []
    }),
  )
}
