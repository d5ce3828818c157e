import { expect, type Page } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const paths = [
  '/',
  '/faq',
  '/careers',
  '/terms-privacy',
  '/cancellation-policy',
  '/payment-cancelled',
  '/payment-success?session_id=cs_test_1',
  '/no-such-page',
]

/** What moved without the visitor having done anything: how far, and which elements. */
interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Records every layout shift from the first frame on, in all pages that are opened afterwards. */
async function recordShifts(page: Page): Promise<void> {
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

/** Reads the page to its end, so that every part of it comes to life, and expects that nothing ever moved. */
async function expectStill(page: Page): Promise<void> {
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

test.beforeEach(async ({ page }) => {
  // Each test reads several pages to their end, or one on a slow device.
  test.slow()
  await recordShifts(page)
})

test('@phone nothing moves while a page loads', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await expectStill(page)
  }
})

test('@phone nothing moves when fonts arrive after the first paint', async ({ page }) => {
  let release = () => {}
  let held = 0
  await page.route('**/*.woff2', async (route) => {
    held += 1
    await new Promise<void>((resolve) => {
      release = resolve
    })
    await route.continue()
  })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect.poll(() => held, `${path} asks for its font`).toBeGreaterThan(0)
    held = 0
    release()
    await expectStill(page)
  }
})

test('@phone nothing moves when fonts cannot be loaded', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of paths) {
    await page.goto(path)
    await expectStill(page)
  }
})

test('@phone nothing moves when a payment turns out confirmed', async ({ page }) => {
  for (const [state, title] of [
    ['paid', 'Payment Successful'],
    ['refunded', 'Payment Refunded'],
    ['unknown', 'Thank You'],
  ] as const) {
    await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: state }))
    await page.goto('/payment-success?session_id=cs_test_1')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectStill(page)
  }
})

test('@phone nothing moves for the notice of a booking that was left', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { service: 'deep-clean', firstName: 'Ana', date: '2026-11-24', time: '9:00 AM' }
    sessionStorage.setItem('dust-force.booking-draft', JSON.stringify(draft))
  })
  await page.goto('/#booking')
  await expect(page.getByRole('button', { name: 'Continue booking' })).toBeVisible()
  await expectStill(page)
})

for (const path of ['/', '/faq', '/careers']) {
  test(`@phone nothing moves while ${path} loads on a slow phone and network`, async ({ page }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    })
    await page.goto(path)
    await expectStill(page)
  })
}
