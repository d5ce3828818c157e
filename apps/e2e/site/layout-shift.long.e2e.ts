import { expectStill, holdFonts, recordShifts } from '../pages/layout-shift.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } })

const paths = [
  '/',
  '/faq',
  '/careers',
  '/terms-privacy',
  '/cancellation-policy',
  '/accessibility',
  '/payment-cancelled',
  '/payment-success?session_id=cs_test_1',
  '/no-such-page',
]

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

test('@phone nothing moves on any page when fonts arrive after the first paint', async ({ page }) => {
  const open = await holdFonts(page)
  for (const path of paths) {
    await open(path)
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
