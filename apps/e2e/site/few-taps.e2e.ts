import { expect, type Locator } from '@playwright/test'
import { openBooking } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

/** What a browser fills in at once from a saved profile, by the fields' `autocomplete`. */
const profile = {
  'given-name': 'Ana',
  'family-name': 'Diaz',
  email: 'ana.taps@example.com',
  tel: '+14165550123',
  'address-line1': '100 Queen St W, Unit 405',
  'address-level2': 'Toronto',
  'postal-code': 'M5H 2N2',
}

test('@phone-only from the first page to the payment page takes at most twelve taps', async ({ page }) => {
  const email = `taps.${test.info().project.name}@example.com`
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.goto('/')
  await tap(page.getByRole('button', { name: 'Book Now' }))
  taps += 1
  const { dialog } = await openBooking(page)
  // A tap into the first field, and one on the suggestion that fills all of them.
  await tap(dialog.getByLabel('First Name'))
  taps += 1
  for (const [kind, value] of Object.entries({ ...profile, email }))
    await dialog.locator(`[autocomplete="${kind}"]`).fill(value)
  // A tap opens the list, another chooses.
  taps += 2
  await dialog.getByLabel('Bedrooms').selectOption('2')
  await tap(dialog.getByRole('button', { name: 'Use this time' }))
  await tap(dialog.getByLabel(/^I agree to receive text messages/))
  await tap(dialog.getByLabel(/^I agree to the/))
  await expect(dialog.getByText('All set: look over the price and pay')).toBeVisible()
  await tap(dialog.getByRole('button', { name: 'Proceed to Secure Payment' }))
  await page.waitForURL(/\/stripe\//)
  expect(taps).toBeLessThanOrEqual(12)
})
