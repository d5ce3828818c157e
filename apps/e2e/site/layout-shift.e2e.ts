import { expect } from '@playwright/test'
import { torontoDay } from '../pages/booking-form.ts'
import { expectStill, holdFonts, recordShifts } from '../pages/layout-shift.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true, contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => {
  // Each test reads several pages to their end, or one on a slow device.
  test.slow()
  await recordShifts(page)
})

test('nothing moves when fonts arrive after the first paint @phone-only @long', async ({ page }) => {
  const open = await holdFonts(page)
  for (const path of ['/', '/no-such-page']) {
    await open(path)
    await expectStill(page)
  }
})

for (const [state, title, isLong] of [
  ['paid', 'Payment Successful', false],
  ['refunded', 'Payment Refunded', true],
  ['unknown', 'Thank You', true],
] as const) {
  test(`nothing moves when a payment turns out ${state} @phone-only${isLong ? ' @long' : ''}`, async ({
    page,
  }) => {
    await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: state }))
    await page.goto('/payment-success?session_id=cs_test_1')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectStill(page)
  })
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('what changes is in its place in the same frame @phone-only', async ({ page }) => {
    await page.goto('/booking')
    await expect(page.getByRole('heading', { name: 'This link opens no booking' })).toBeVisible()
    const padding = await page.evaluate(() => {
      const page = document.querySelector('main > *')
      if (!(page instanceof HTMLElement)) return 'no page'
      page.style.paddingLeft = '77px'
      return getComputedStyle(page).paddingLeft
    })
    expect(padding).toBe('77px')
  })
})

test('nothing moves for the notice of a booking that was left @phone-only @long', async ({ page }) => {
  await page.addInitScript((date) => {
    const draft = { service: 'deep-clean', firstName: 'Ana', date, time: '9:00 AM' }
    sessionStorage.setItem('dust-force.booking-draft', JSON.stringify(draft))
  }, torontoDay(3))
  await page.goto('/#booking')
  await expect(page.getByRole('button', { name: 'Continue booking' })).toBeVisible()
  await expectStill(page)
})
