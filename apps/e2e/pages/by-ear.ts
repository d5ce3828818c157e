import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { enter, type Setting, troubles } from './settings.ts'

/** Beside the stories of the flows, which show them. */
const folder = join(import.meta.dirname, '../../storybook/src/heard')

/**
 * Somebody who uses the product by keyboard: presses keys, and hears what the accessibility tree has. What has the focus must also be seen, for
 * who does.
 */
export interface Ear {
  /** Presses Tab until a control has the focus, and hears it. */
  readonly to: (control: Locator) => Promise<void>
  /** Presses a key, and hears what the control that has the focus has become. */
  readonly press: (key: string) => Promise<void>
  /** Presses a key that leads elsewhere. */
  readonly go: (key?: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Waits until the focus is somewhere by itself, and hears it. */
  readonly arrives: (at: Locator) => Promise<void>
  /** Waits until the title of the page is another. */
  readonly opens: (title: RegExp) => Promise<void>
  /** Waits until it is said by itself, politely or at once. */
  readonly hears: (text: RegExp) => Promise<void>
  /** Fails unless all that was heard, where texts are reviewed, is what was heard before; `HEARD=write` keeps it. */
  readonly isAsReviewed: (flow: string) => void
}

interface Said {
  readonly how: string
  readonly text: string
}

/** Runs in the page: tells of every text that comes into a live region. */
function listen() {
  const heard = new WeakMap<Element, string>()
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  /** The words of an element, those of its parts apart. */
  const wordsOf = (element: Element) => {
    const words: string[] = []
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) words.push(walk.currentNode.textContent ?? '')
    return words.join(' ').replaceAll(/\s+/g, ' ').trim()
  }
  const tell = (region: Element | null | undefined) => {
    if (!region || region.closest('[aria-live="off"]') !== null) return
    const text = wordsOf(region)
    if (text === '' || heard.get(region) === text) return
    heard.set(region, text)
    const isAtOnce = region.matches('[role="alert"], [aria-live="assertive"]')
    Reflect.get(window, 'tellEar')({ how: isAtOnce ? 'at once' : 'politely', text })
  }
  const watch = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      tell((target instanceof Element ? target : target.parentElement)?.closest(live))
      // A screen reader listens to a region from when it knows it: of those that come with their text only an alert is said.
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const region of [added, ...added.querySelectorAll('[role="alert"]')])
            if (region.matches('[role="alert"]')) tell(region)
    }
  })
  // A text in a region that came before it is hidden until then.
  document.addEventListener('animationend', ({ animationName, target }) => {
    if (animationName === 'come-to-be-said' && target instanceof Element) tell(target.closest(live))
  })
  watch.observe(document, { subtree: true, childList: true, characterData: true })
}

/** Whether a text depends on the machine and not on the product. */
const isProgress = (text: string) =>
  /^(?:loading|verifying|looking|checking|saving|sending|processing)/i.test(text)

/** Days, times, amounts and references are others tomorrow, and late in the day today can no longer be booked. */
function masked(text: string): string {
  return text
    .replaceAll(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d{1,2}, \d{4}/g, '‹date›')
    .replaceAll(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}\b/g, '‹date›')
    .replaceAll(/\b[A-Z][a-z]{2,8} \d{1,2}(?:, \d{4})?\b/g, '‹date›')
    .replaceAll(
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
      '‹month›',
    )
    .replaceAll(/\b\d{1,2}:\d{2} [AP]M\b/g, '‹time›')
    .replaceAll(/\bDF-[A-Z0-9]{6,}\b/g, '‹reference›')
    .replaceAll(/\$[\d,]+(?:\.\d{2})?/g, '‹amount›')
    .replace(/^Today, ‹date›(?:, [A-Z][^,]+)?(?:(, button), unavailable)?/, '‹date›$1')
}

const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checked: { true: 'checked', false: 'not checked' },
  expanded: { true: 'expanded', false: 'collapsed' },
  pressed: { true: 'pressed', false: 'not pressed' },
  selected: { true: 'selected' },
  disabled: { true: 'unavailable' },
  required: { true: 'required' },
  invalid: { true: 'invalid' },
}

/** Returns what has the focus, as a screen reader says it: name, role, value, states and description. */
async function focusSaid(client: CDPSession): Promise<string> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await client.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  })
  const [node] = nodes
  if (node === undefined) return 'nothing'
  const role = node.role?.value
  const own = (node.properties ?? []).flatMap(({ name, value }) => states[name]?.[`${value.value}`] ?? [])
  const value = role === 'button' || role === 'radio' || role === 'checkbox' ? undefined : node.value?.value
  const parts = [node.name?.value, role, value, ...own].filter((part) => part !== undefined && part !== '')
  const description = node.description?.value
  return masked(`${parts.join(', ')}${description ? `. ${description}` : ''}`).replaceAll(/\s+/g, ' ')
}

/** Listens to a page from its next navigation on, in a setting. */
export async function earOn(page: Page, setting: Setting): Promise<Ear> {
  await enter(page, setting)
  const said: Said[] = []
  const lines: string[] = []
  const client = await page.context().newCDPSession(page)
  await page.exposeFunction('tellEar', (one: Said) => said.push(one))
  await page.addInitScript(listen)

  const note = (how: string, text: string) => lines.push(`${how.padEnd(11)}${text}`)
  /** Writes down what was said since, each once. */
  const flush = () => {
    const all = said.splice(0).filter(({ text }) => !isProgress(text))
    const told = new Set(all.map(({ how, text }) => `${how}\n${masked(text)}`))
    for (const one of told) {
      const [how = '', text = ''] = one.split('\n')
      note(how, text)
    }
  }
  const look = async () => {
    expect(await troubles(page, setting), `after ‘${lines.at(-1)}’`).toEqual([])
  }
  const hearFocus = async (how: string) => {
    note(how, await focusSaid(client))
    await look()
  }
  const isFocused = (control: Locator) =>
    control.first().evaluate((element) => element === document.activeElement)

  return {
    to: async (control) => {
      await expect(control.first()).toBeVisible()
      for (let presses = 0; !(await isFocused(control)); presses += 1) {
        if (presses === 400) throw new Error(`Tab never reaches ${control}`)
        await page.keyboard.press('Tab')
        await look()
      }
      await hearFocus('Tab')
    },
    press: async (key) => {
      await page.keyboard.press(key)
      await hearFocus(key)
    },
    go: async (key = 'Enter') => {
      await page.keyboard.press(key)
      note(key, '')
    },
    type: async (text) => {
      await page.keyboard.insertText(text)
      note('types', text)
    },
    arrives: async (at) => {
      await expect(at).toBeFocused()
      flush()
      await hearFocus('focus')
    },
    opens: async (title) => {
      await expect(page).toHaveTitle(title)
      flush()
      note('page', await page.title())
    },
    hears: async (text) => {
      await expect
        .poll(() => said.some((one) => text.test(one.text)), { message: `${text} is said` })
        .toBe(true)
      flush()
    },
    isAsReviewed: (flow) => {
      flush()
      const heard = `${lines.map((line) => line.trimEnd()).join('\n')}\n`
      lines.length = 0
      if (!setting.isHeard) return
      const file = join(folder, `${flow}.txt`)
      if (process.env.HEARD === 'write') {
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, heard)
      }
      expect(heard, `what is heard of ${flow}`).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
    },
  }
}
