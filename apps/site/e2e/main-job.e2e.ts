import { expect } from '@playwright/test'
import {
  agree,
  amountOf,
  applyPromo,
  type BookingDialog,
  chooseHome,
  chooseTime,
  expectToast,
  fillCustomer,
  openBooking,
  submit,
} from './booking-form.ts'
import { test } from './site-test.ts'

/** The booking of the specification's example, as far as the payment page. */
async function bookTheExample(booking: BookingDialog, email: string): Promise<void> {
  await fillCustomer(booking, email)
  await chooseTime(booking)
  await chooseHome(booking)
  await applyPromo(booking, 'welcome10')
  await expectToast(booking.page, 'Promo Code Applied!', 'You saved $33 with code WELCOME10.')
  for (const [line, amount] of [
    ['base', '$270'],
    ['add-ons', '$35'],
    ['pet-fee', '$25'],
    ['subtotal', '$330'],
    ['discount', '-$33'],
    ['tax', '$39'],
    ['total', '$336.00'],
  ] as const) {
    await expect(amountOf(booking, line)).toHaveText(amount)
  }
  await agree(booking)
  await submit(booking)
}

test('@phone a booking is paid and its reference shown', async ({ page }) => {
  await page.goto('/')
  await bookTheExample(await openBooking(page), `paid-${test.info().project.name}@example.com`)
  await page.waitForURL(/\/stripe\//)
  await expect(page.getByText('CA$336.00').first()).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/\/payment-success\?session_id=/)
  await expect(page.getByText('Processing your payment...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  const session = new URL(page.url()).searchParams.get('session_id') ?? ''
  const reference = `DF-${session
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  const { dialog } = await openBooking(page)
  await expect(dialog.getByLabel('First Name')).toHaveValue('')
})

test('@phone a cancelled payment keeps what was typed', async ({ page }) => {
  await page.goto('/')
  await bookTheExample(await openBooking(page), `cancelled-${test.info().project.name}@example.com`)
  await page.waitForURL(/\/stripe\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/\/payment-cancelled/)
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/#booking$/)
  const dialog = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await expect(dialog.getByLabel(/^Start time/)).toHaveValue('9:00 AM')
  await expect(dialog.getByRole('checkbox', { name: /^Laundry/ })).toBeChecked()
  await expect(amountOf({ page, dialog }, 'total')).toHaveText('$336.00')
  await page.reload()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Continue booking' }).click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
})
