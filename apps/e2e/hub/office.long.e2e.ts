/** Walks through what the office does rarely, and must get right: a refund by hand, and limits below what is booked. */
import { dayButton, openBooking, torontoDay } from '../pages/booking-form.ts'
import { bookToPayOnDay } from '../pages/phone-booking.ts'
import { expect, test } from './hub-test.ts'

test('what the office took itself it pays back itself, and records it once @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/bookings')
  await bookToPayOnDay(page, torontoDay(18))
  await page.getByRole('button', { name: 'Mark as Paid' }).click()
  await page
    .getByRole('dialog', { name: 'Mark as Paid' })
    .getByRole('button', { name: /as paid$/ })
    .click()
  await toast('Marked as paid')
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel Booking' })
    .getByRole('button', { name: /^Cancel \w+ \d+, / })
    .click()
  await toast('Booking canceled')

  await open('')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await needs.getByRole('link', { name: /^Record Refund: / }).click()
  await page.getByRole('button', { name: 'Record Refund' }).click()
  const record = page.getByRole('dialog', { name: 'Record Refund' })
  await record.getByRole('radio', { name: 'E-transfer' }).check()
  const save = record.getByRole('button', { name: /^Record \$[\d.]+ as paid back$/ })
  const sum = /\$[\d.]+/.exec(await save.innerText())?.[0] ?? ''
  // The bank's number is what it is found by.
  await save.click()
  await expect(record.getByText(/Please enter the reference of the payment/)).toBeVisible()
  await record.getByRole('textbox', { name: /^Reference/ }).fill('CA4712')
  await save.click()
  await toast('Refund recorded')
  await expect(record).toBeHidden()
  await expect(page.getByRole('button', { name: 'Record Refund' })).toHaveCount(0)
  await expect(page.getByText('Refunded').first()).toBeVisible()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByText(`Paid back by the office (${sum}): e-transfer, CA4712`)).toBeVisible()
  await open('')
  await expect(needs.getByRole('heading').first()).toBeVisible()
  await expect(needs.getByRole('link', { name: /^Record Refund: / })).toHaveCount(0)
})

test('limits and hours below what is booked name the jobs, keep them, and are what customers see @long', async ({
  hub: { page, open, toast },
  elsewhere,
}) => {
  await open(`/bookings?status=confirmed&dateFrom=${torontoDay(1)}&sort=date-asc`)
  const first = await page.locator('[data-booking]').first().innerText()
  const when = /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(first)?.[0] ?? ''
  const day = new Date(`${when} UTC`).toISOString().slice(0, 10)

  await open('/settings')
  const limit = page.getByLabel('Bookings a day')
  const before = await limit.inputValue()
  await limit.fill('1')
  await expect(page.getByText(/^\d+ booked jobs? no longer fits?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save limit', exact: true }).click()
  await toast('Limit saved', 'A day now takes 1 booking.')
  await expect(page.getByText('Setting Daily booking limit changed').first()).toBeVisible()
  await open('')
  const needs = page.getByRole('region', { name: 'Needs you' })
  // A job that also lacks a cleaner, or is late, stands under that heading, with this as what else there is to say.
  await expect(
    needs.getByText(/Does not fit the day|The day has more bookings than the daily limit\./).first(),
  ).toBeVisible()
  await open('/settings')
  await limit.fill(before)
  await expect(page.getByText('All booked jobs fit.')).toBeVisible()
  await page.getByRole('button', { name: 'Save limit', exact: true }).click()
  await toast('Limit saved')

  const dialog = page.getByRole('dialog', { name: 'Close Days or Change Hours' })
  await page.getByRole('button', { name: 'Add Days' }).click()
  await dialog.getByText('Other hours', { exact: true }).click()
  await dialog.getByLabel(/^Day/).fill(day)
  await dialog.getByLabel('First start').selectOption('4:00 PM')
  await dialog.getByLabel('Last start').selectOption('5:00 PM')
  await expect(dialog.getByText(/booked for a time at which you are closed$/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Save Hours, Keep \d+ jobs?$/ }).click()
  await toast('Hours changed')
  await elsewhere.page.goto('/')
  const booking = await openBooking(elsewhere.page)
  await (await dayButton(booking, day)).click()
  const starts = booking.dialog.getByLabel(/^Start time/).locator('option:not([disabled]):not([value=""])')
  await expect(starts.first()).toHaveText(/^4:00 PM/)
  await page.getByRole('button', { name: /^Lift / }).click()
  await toast('Ordinary hours again')

  await page.getByRole('button', { name: 'Add Days' }).click()
  await dialog.getByLabel('First day').fill(day)
  await dialog.getByLabel('Reason').fill('Power cut')
  await dialog.getByRole('button', { name: /^Close Days, Keep \d+ jobs?$/ }).click()
  await toast('Days closed')
  await open('/bookings')
  // Those that are booked stay booked.
  await expect(page.locator('[data-booking]', { hasText: when }).first()).toBeVisible()
  await open('/settings')
  await page.getByRole('button', { name: /^Lift / }).click()
  await toast('Ordinary hours again')
})
