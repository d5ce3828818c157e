import { expect, type Locator, type Page } from '@playwright/test'
import { dayButton } from './booking-form.ts'

/** Begins a booking by phone in the list of bookings, for somebody who has booked before: a day at 9:00 AM. */
export async function beginPhoneBooking(page: Page, day: string): Promise<Locator> {
  const phone = await page
    .getByText(/^\(\d{3}\) \d{3}-\d{4}$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'New Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Booking' })
  await dialog.getByLabel('Phone').fill(phone)
  // The customers of other walks share a number.
  const known = dialog.getByText(/has booked before/)
  const who = dialog.getByRole('group', { name: /^Who is calling/ })
  await expect(known.or(who)).toBeVisible()
  if (await who.isVisible()) await who.getByRole('radio').first().check()
  await expect(known).toBeVisible()
  await (await dayButton({ page, dialog }, day)).click()
  await dialog.getByLabel(/^Start time/).selectOption('9:00 AM')
  return dialog
}

/** Books by phone, to be paid on the day, and opens the booking's row. */
export async function bookToPayOnDay(page: Page, day: string): Promise<void> {
  await payOnDay(page, await beginPhoneBooking(page, day))
}

/** Sends a form that was begun, to be paid on the day, and opens the booking's row. */
export async function payOnDay(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: /^Pay on the day/ }).check()
  await dialog.getByLabel(/^The customer agrees/).check()
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(dialog.getByText('The booking is confirmed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.locator('tr[data-booking]', { hasText: 'Due on the day' }).getByText('Due on the day').click()
}
