import { expect } from '@playwright/test'
import {
  amountOf,
  applyPromo,
  chooseHome,
  expectToast,
  fillCustomer,
  openBooking,
} from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

const lookUp = '**/rest/v1/rpc/promo_lookup'
const firstTime = '**/rest/v1/rpc/is_first_time'

/** A code's record as the database answers it. */
const record = (change: Record<string, unknown> = {}) => ({
  code: 'SPRING',
  is_active: true,
  discount_type: 'fixed',
  discount_value: 20,
  valid_until: null,
  max_uses: null,
  current_uses: 0,
  min_order_amount: null,
  first_time_only: false,
  ...change,
})

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('an empty code asks for one, an unknown one is refused', async ({ page }) => {
  const booking = await openBooking(page)
  await applyPromo(booking, '')
  await expect(booking.dialog.getByText('Enter Promo Code', { exact: true })).toBeVisible()
  await applyPromo(booking, 'nothing-like-it')
  await expectToast(page, 'Invalid Promo Code', 'This promo code is not valid or has expired.')
  await expect(amountOf(booking, 'discount')).toHaveCount(0)
})

for (const [title, change] of [
  ['Promo Code Expired', { valid_until: '2020-01-01T00:00:00Z' }],
  ['Promo Code Limit Reached', { max_uses: 5, current_uses: 5 }],
  ['Minimum Order Not Met', { min_order_amount: 5000 }],
] as const) {
  test(`a code is refused: ${title}`, async ({ page }) => {
    await page.route(lookUp, (route) => route.fulfill({ json: record(change) }))
    const booking = await openBooking(page)
    await applyPromo(booking, 'spring')
    await expectToast(page, title)
  })
}

test('a look-up that fails says so', async ({ page }) => {
  await page.route(lookUp, (route) => route.fulfill({ status: 500, json: {} }))
  const booking = await openBooking(page)
  await applyPromo(booking, 'spring')
  await expectToast(page, 'Error', 'Failed to validate promo code. Please try again.')
})

test('an applied code can be removed, by its button or by clearing the text', async ({ page }) => {
  await page.route(lookUp, (route) => route.fulfill({ json: record() }))
  const booking = await openBooking(page)
  await applyPromo(booking, 'spring')
  await expect(amountOf(booking, 'discount')).toHaveText('-$20')
  await booking.dialog.getByRole('button', { name: 'Remove promo code' }).click()
  await expectToast(page, 'Promo Code Removed')
  await expect(amountOf(booking, 'discount')).toHaveCount(0)
  await applyPromo(booking, 'spring')
  await expect(amountOf(booking, 'discount')).toHaveText('-$20')
  await booking.dialog.getByLabel('Promo code', { exact: true }).fill('')
  await expect(amountOf(booking, 'discount')).toHaveCount(0)
})

test('another e-mail address is checked again, and a returning customer blocked', async ({ page }) => {
  await page.route(lookUp, (route) => route.fulfill({ json: record({ first_time_only: true }) }))
  await page.route(firstTime, (route) =>
    route.fulfill({ json: !route.request().postData()?.includes('returning') }),
  )
  const booking = await openBooking(page)
  await fillCustomer(booking)
  await chooseHome(booking)
  await applyPromo(booking, 'spring')
  await expect(amountOf(booking, 'discount')).toHaveText('-$20')
  await booking.dialog.getByLabel(/^Email/).fill('returning@example.com')
  await expectToast(
    page,
    'First-Time Customer Only',
    'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
  )
  await expect(booking.dialog.getByText('This promo code is only for first-time customers')).toBeVisible()
  await expect(
    booking.dialog.getByRole('button', { name: 'Invalid Promo Code - Please Remove' }),
  ).toBeDisabled()
  await expect(amountOf(booking, 'discount')).toHaveCount(0)
  await booking.dialog.getByRole('button', { name: 'Remove promo code' }).click()
  await expect(booking.dialog.getByRole('button', { name: 'Proceed to Secure Payment' })).toBeEnabled()
})
