import { expect } from '@playwright/test'
import { fillEverything, openBooking, submit } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test('a booking keeps its attempt until it is changed or paid', async ({ page }) => {
  const attempts: unknown[] = []
  let next = '/payment-cancelled'
  await page.route('**/functions/v1/create-checkout', async (route) => {
    attempts.push(route.request().postDataJSON().bookingData.attempt_id)
    await route.fulfill({ json: { url: next } })
  })
  await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: 'paid' }))
  await page.goto('/')
  const booking = await openBooking(page)
  await fillEverything(booking)
  await submit(booking)

  await page.getByRole('link', { name: 'Try Again' }).click()
  await submit(booking)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await booking.dialog.getByLabel(/^Start time/).selectOption('10:00 AM')
  next = '/payment-success?session_id=cs_test_attempts'
  await submit(booking)

  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  const another = await openBooking(page)
  await fillEverything(another)
  await another.dialog.getByLabel(/^Start time/).selectOption('10:00 AM')
  await submit(another)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()

  const [first, unchanged, changed, afterPayment] = attempts
  expect(attempts).toHaveLength(4)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(unchanged).toBe(first)
  expect(new Set([first, changed, afterPayment]).size).toBe(3)
})
