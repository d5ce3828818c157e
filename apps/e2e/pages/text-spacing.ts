import type { Page } from '@playwright/test'

/** The spacing that a reader may ask for (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/**
 * Returns what a reader loses on a page when texts are spaced out: texts that are cut and cannot be opened, and a page that is wider than its window.
 * A name that is cut within a link, a button, a summary or the row of a booking is read whole behind it.
 */
export async function lostBySpacing(page: Page): Promise<readonly string[]> {
  const style = await page.addStyleTag({ content: spacing })
  const lost = await page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || clipPath !== 'none' || display === 'inline') return false
      return (
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    const texts = [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          (element.textContent ?? '').trim() !== '' &&
          element.closest('a, button, summary, [role=button], [data-booking]') === null,
      )
      .filter(isCut)
      .map((element) => `cut: ${element.textContent?.trim().slice(0, 60)}`)
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...texts, `${scrollWidth} px wide in ${clientWidth}`] : texts
  })
  await style.evaluate((element: Element) => element.remove())
  return lost
}
