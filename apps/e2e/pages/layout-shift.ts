import { expect, type Page } from '@playwright/test'

/** A move of elements without the visitor having done anything: how far, and which elements. */
interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Records every layout shift from the first frame on, in all pages that are opened afterwards. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : `${node?.textContent?.slice(0, 120)}`,
        )
        shifts.push({ value: Number(entry.value), moved })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      layoutShifts: () => {
        note(observer.takeRecords())
        return shifts
      },
    })
  })
}

/** Opens pages whose fonts arrive only once the page has been painted. */
export async function holdFonts(page: Page): Promise<(path: string) => Promise<void>> {
  let release = () => {}
  let held = 0
  await page.route('**/*.woff2', async (route) => {
    held += 1
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  return async (path) => {
    held = 0
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect.poll(() => held, `${path} asks for its font`).toBeGreaterThan(0)
    release()
  }
}

/** Reads the page to its end, so that every part of it comes to life, and expects that nothing ever moved. */
export async function expectStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const end = () => document.documentElement.scrollHeight - window.innerHeight
    while (window.scrollY < end() - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const read: unknown = Reflect.get(window, 'layoutShifts')
    return typeof read === 'function' ? read() : 'nothing was recorded'
  })
  expect(shifts, page.url()).toEqual([])
}
