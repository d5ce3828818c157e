import { expect } from '@playwright/test'
import { expectToast, fillEverything, openBooking, submit } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true })

const checkout = '**/functions/v1/create-checkout'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

for (const { name, status, body, title, text } of [
  {
    name: 'a promo code that the server refuses',
    status: 409,
    body: {
      code: 'promo_rejected',
      reason: 'first-time-only',
      error: 'First-Time Customer Only: used before.',
    },
    title: 'First-Time Customer Only',
    text: 'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
  },
  {
    name: 'a day that filled up meanwhile',
    status: 409,
    body: {
      code: 'day_full',
      error: 'Bookings are full for this day: Please select another available date.',
    },
    title: 'Bookings are full for this day',
    text: 'Please select another available date.',
  },
  {
    name: 'a slot that passed meanwhile',
    status: 409,
    body: {
      code: 'slot_passed',
      error: 'Invalid Booking Time: This time slot is no longer available. Please select a different time.',
    },
    title: 'Invalid Booking Time',
    text: 'This time slot is no longer available. Please select a different time.',
  },
  {
    name: 'a server that fails',
    status: 500,
    body: { error: 'Internal server error' },
    title: 'Error Processing Booking',
    text: 'There was an issue processing your booking. Please try again or contact support.',
  },
  {
    name: 'an answer without an address',
    status: 200,
    body: {},
    title: 'Error Processing Booking',
    text: 'There was an issue processing your booking. Please try again or contact support.',
  },
  {
    name: 'too many tries',
    status: 429,
    body: { code: 'rate_limited', error: 'Rate limit exceeded. Please wait before submitting again.' },
    title: 'Too Many Requests',
    text: 'You are submitting too frequently. Please wait a few minutes before trying again.',
  },
]) {
  test(`${name} has its message, and nothing is lost`, async ({ page }) => {
    await page.route(checkout, (route) => route.fulfill({ status, json: body }))
    const booking = await openBooking(page)
    await fillEverything(booking)
    await submit(booking)
    await expectToast(page, title, text)
    await expect(booking.dialog.getByLabel('First Name')).toHaveValue('Ana')
    await expect(booking.dialog.getByRole('button', { name: 'Proceed to Secure Payment' })).toBeEnabled()
  })
}

test('without a connection nothing is sent, and the next try goes through', async ({ page, context }) => {
  const booking = await openBooking(page)
  await fillEverything(booking, 'offline@example.com')
  await context.setOffline(true)
  await submit(booking)
  await expect(booking.dialog.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await submit(booking)
  await page.waitForURL(/\/stripe\//)
})

test('a changed price is shown before it is paid', async ({ page }) => {
  const booking = await openBooking(page)
  await fillEverything(booking)
  const sent: number[] = []
  await page.route(checkout, async (route) => {
    const { bookingData } = route.request().postDataJSON()
    sent.push(bookingData.total_price)
    const lines = [
      {
        rule: 'base-price',
        label: 'Deep Cleaning',
        inputs: { service: 'deep-clean', measures: { bedrooms: 1, bathrooms: 1 }, cell: '1-1' },
        amountCents: 21_000,
      },
      {
        rule: 'tax',
        label: 'HST',
        inputs: { percent: 13, taxableCents: 21_000, taxCents: 2700, mode: 'added' },
        amountCents: 2700,
      },
    ]
    const quote = {
      priceBook: 'gta-next',
      currency: 'CAD',
      service: 'deep-clean',
      lines,
      baseCents: 21_000,
      addOnsCents: 0,
      chargesCents: 0,
      subtotalCents: 21_000,
      discountCents: 0,
      taxCents: 2700,
      totalCents: 23_700,
      minutes: null,
    }
    await route.fulfill({ status: 409, json: { code: 'price_changed', error: 'Price Changed: …', quote } })
  })
  await submit(booking)
  await expect(booking.dialog.getByText('The price has changed')).toBeVisible()
  await expect(booking.dialog.locator('[data-line="total"] dd')).toHaveText('$237')
  await submit(booking)
  await expect.poll(() => sent).toEqual([226, 237])
})

test('a slow answer is explained, and a second click sends nothing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const booking = await openBooking(page)
  await fillEverything(booking)
  let requests = 0
  await page.route(checkout, () => {
    requests += 1
  })
  await submit(booking)
  const button = booking.dialog.getByRole('button', { name: 'Redirecting to Payment...' })
  await expect(button).toBeVisible()
  await button.click({ force: true })
  await page.clock.runFor(7000)
  await expect(booking.dialog.getByText('This is taking longer than usual')).toBeVisible()
  expect(requests).toBe(1)
})

test('after three tries in ten minutes a customer is asked to wait', async ({ page }) => {
  await page.route(checkout, (route) =>
    route.fulfill({ status: 500, json: { error: 'Internal server error' } }),
  )
  const booking = await openBooking(page)
  await fillEverything(booking)
  for (let tries = 1; tries <= 3; tries += 1) {
    await submit(booking)
    await expectToast(page, 'Error Processing Booking')
    await expect(booking.dialog.getByRole('button', { name: 'Proceed to Secure Payment' })).toBeEnabled()
  }
  await submit(booking)
  await expectToast(
    page,
    'Too Many Requests',
    'You are submitting too frequently. Please wait a few minutes before trying again.',
  )
})
