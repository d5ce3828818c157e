/**
 * Takes the pictures in `docs/screenshots` of every public page and of the booking dialog, at a phone's and a desktop's width, from a
 * running system: `SITE_URL=http://localhost:3000 node apps/site/scripts/screenshots.ts`.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'

const site = process.env.SITE_URL ?? 'http://localhost:3000'
const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))

const pages = {
  home: '/',
  careers: '/careers',
  faq: '/faq',
  'terms-privacy': '/terms-privacy',
  'cancellation-policy': '/cancellation-policy',
  'payment-success': '/payment-success?session_id=cs_test_a1b2c3d4e5f6',
  'payment-cancelled': '/payment-cancelled',
  'not-found': '/no-such-page',
}

/** Wakes the sections that are loaded when they come near. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(await chromiumLaunchOptions())
for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const suffix = colorScheme === 'dark' ? '-dark' : ''
    const shoot = (name: string, fullPage: boolean) =>
      page.screenshot({
        path: `${folder}site-${name}-${width}${suffix}.jpg`,
        type: 'jpeg',
        quality: 82,
        fullPage,
      })
    for (const [name, path] of Object.entries(pages)) {
      if (colorScheme === 'dark' && name !== 'home') continue
      await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: 'paid' }))
      await page.goto(`${site}${path}`, { waitUntil: 'networkidle' })
      await readToTheEnd(page)
      if (name === 'payment-success')
        await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
      await shoot(name, true)
    }
    await page.goto(site, { waitUntil: 'networkidle' })
    await page.getByRole('article', { name: 'Deep Cleaning' }).getByRole('button').click()
    await page.getByRole('button', { name: 'Use this time' }).waitFor()
    await shoot('booking', false)
    await page.setViewportSize({ width, height: 4200 })
    await shoot('booking-whole', false)
    await context.close()
  }
}
await browser.close()
