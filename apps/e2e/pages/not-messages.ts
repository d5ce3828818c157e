import type { Page } from '@playwright/test'

/** Blocks that a sentence stands in, with its links and its emphasis: brackets are closed in the one in which they are opened. */
const blocks =
  'p, li, dt, dd, h1, h2, h3, h4, td, th, legend, summary, option, button, label, caption, div, main'

/** Days, times and amounts as people write them, which programs write by the rules of a language. */
const written = [
  ...[/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, /\b(?:Su|Mo|Tu|We|Th|Fr|Sa)\b/g],
  /\b(?:Jan|Febr?|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ch|il|ust|ember|ober)?\b/g,
  ...[/\b[AP]M\b/g, /\bE[DS]T\b/g, /\b\d+(?:st|nd|rd|th)\b/g, /CA\$/g, /\S+@\S+/g],
  // The country's way to write a number, and texts of the calendar's own library; French says it in `calendar-words.fr.ts`.
  ...[/\(xxx\) xxx-xxxx/g, /Navigation bar|Go to the (?:Previous|Next) Month/g],
]

/**
 * The texts of a page in the language that nobody speaks that were never a message: those that are seen or heard, outside of brackets, and without what is data.
 *
 * @param data texts that the company's files have, or somebody typed
 */
export async function textsWithoutMessage(page: Page, data: readonly string[]): Promise<readonly string[]> {
  const found = await page.evaluate((blockNames) => {
    const unbracketed: string[] = []
    const add = (text: string, depth = 0) => {
      let outside = ''
      for (const letter of text) {
        if (letter === '⟦') depth += 1
        else if (letter === '⟧') depth = Math.max(0, depth - 1)
        else if (depth === 0) outside += letter
      }
      if (/[a-z]{2}/i.test(outside)) unbracketed.push(outside.replace(/\s+/g, ' ').trim())
      return depth
    }
    let [block, depth]: [Element | null | undefined, number] = [null, 0]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement
      if (parent === null || parent.closest('script, style, noscript, template') !== null) continue
      if (parent.closest('option') === null && !parent.checkVisibility()) continue
      const own = parent.closest(blockNames)
      if (own !== block) [block, depth] = [own, 0]
      depth = add(text.textContent ?? '', depth)
    }
    for (const element of document.body.querySelectorAll('*'))
      if (element.checkVisibility())
        for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
          add(element.getAttribute(name) ?? '')
    return unbracketed
  }, blocks)
  const longestFirst = [...new Set(data)]
    .filter((known) => /[a-z]{2}/i.test(known))
    .sort((a, b) => b.length - a.length)
    .map((known) => new RegExp(`(?<![a-z])${known.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![a-z])`, 'gi'))
  const withoutData = (text: string) => {
    const without = longestFirst.reduce((rest, known) => rest.replace(known, ' '), text)
    return written.reduce((rest, pattern) => rest.replace(pattern, ' '), without)
  }
  return [...new Set(found.filter((text) => /[a-z]{2}/i.test(withoutData(text))))]
}

/** Collects what the server says while a page is open: it speaks English here, and its sentences are no messages of the site. */
export function saidByServer(page: Page): readonly string[] {
  const said: string[] = []
  page.on('response', async (response) => {
    if (!/\/(?:functions|rest)\/v1\//.test(response.url())) return
    // A page that is left takes its answers with it.
    const answer: unknown = await response.json().catch(() => null)
    said.push(...textsIn(answer))
  })
  return said
}

/** Every text in a value. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of a page that stand out of the box that they are in, or are cut by one and cannot be opened; and the page's width, where it is more than the window's. */
export async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const shown = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 70)
    const isCutting = (style: CSSStyleDeclaration) =>
      style.overflowX === 'hidden' || style.overflowX === 'clip'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      let box = text.parentElement
      if (box === null || shown(text.textContent ?? '') === '' || !box.checkVisibility()) continue
      while (box.parentElement !== null && /^(?:inline|contents)$/.test(getComputedStyle(box).display))
        box = box.parentElement
      const [style, edges] = [getComputedStyle(box), box.getBoundingClientRect()]
      // A text that is only heard.
      if (edges.width < 2 || edges.height < 2 || style.clipPath !== 'none') continue
      if (isCutting(style) && box.scrollWidth > box.clientWidth + 1) {
        const isOpened = box.closest('a, button, summary') !== null
        if (!isOpened) found.add(`cut: ${shown(text.textContent ?? '')}`)
        continue
      }
      // The letters of a large text are higher than its lines.
      const high = Math.max(6, Number.parseFloat(style.fontSize) / 2)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (
          left < edges.left - 1 ||
          right > edges.right + 1 ||
          top < edges.top - high ||
          bottom > edges.bottom + high
        )
          found.add(`out of its ${box.localName}: ${shown(text.textContent ?? '')}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`${scrollWidth} px wide in ${clientWidth}`)
    return [...found]
  })
}
