import { expect } from '@playwright/test'
import { expectStill, recordShifts } from '../pages/layout-shift.ts'
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

test.beforeEach(async ({ page }) => {
  // Each test reads several pages to their end, or one on a slow device.
  test.slow()
  await recordShifts(page)
})

test('nothing moves when fonts arrive after the first paint @phone-only', async ({ page }) => {
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

test('nothing moves when a payment turns out confirmed @phone-only', async ({ page }) => {
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

test('nothing moves for the notice of a booking that was left @phone-only', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { service: 'deep-clean', firstName: 'Ana', date: '2026-11-24', time: '9:00 AM' }
    sessionStorage.setItem('dust-force.booking-draft', JSON.stringify(draft))
  })
  await page.goto('/#booking')
  await expect(page.getByRole('button', { name: 'Continue booking' })).toBeVisible()
  await expectStill(page)
})
