/** Visits that repeat: booked with every date and price shown, paid, looked at, and ended. */
import { bookingRow, hubOn } from '../hub/hub-test.ts'
import {
  agree,
  chooseHome,
  chooseTime,
  dayName,
  expectToast,
  fillCustomer,
  openBooking,
  submit,
  torontoDay,
} from '../pages/booking-form.ts'
import { followToBooking, waitForLetter } from '../pages/booking-letter.ts'
import { expect, test } from '../stack/stack-test.ts'

test('a customer books every two weeks, skips a visit, pays for the first one, comes half as often and with other extras, has one skipped by the office, and ends the others @phone', async ({
  page,
  session,
  openBeside,
}, { project }) => {
  test.slow()
  const email = `series.${project.name}@example.com`
  await page.goto('/')
  const booking = await openBooking(page)
  const { dialog } = booking
  await fillCustomer(booking, email)
  await chooseTime(booking)
  await chooseHome(booking)
  await dialog
    .getByLabel('How often')
    .selectOption({ label: 'Every two weeks: 7% off the visits after the first' })
  const visits = dialog.getByRole('region', { name: 'Your Visits to Come' })
  const second = visits.getByRole('listitem').first()
  await expect(second).toContainText('$347.00')
  await agree(booking)
  await submit(booking)
  await expectToast(page, 'Consent Required')
  const consent = visits.getByRole('checkbox', { name: /^I agree that Dust Force keeps my card/ })
  await expect(consent).toBeFocused()
  await second.getByRole('button', { name: /^Skip/ }).click()
  await expect(second).toContainText('No visit')
  await consent.check()
  const shown = await visits.getByRole('listitem').count()
  await submit(booking)
  await page.getByRole('button', { name: 'Pay CA$373.00' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()

  await followToBooking(page, { email, subject: /confirmed/i, count: 1 })
  const own = page.getByRole('region', { name: 'Your visits' })
  // The first one, and all that were shown but the one that was skipped.
  await expect(own.getByRole('listitem')).toHaveCount(shown)
  await expect(own.getByRole('listitem').first()).toContainText(dayName(torontoDay(8)))
  await expect(own.getByText('Charged before the visit')).toHaveCount(shown - 1)
  await own.getByRole('button', { name: 'Change day, time or how often' }).click()
  await own.getByLabel('How often', { exact: true }).selectOption('Every four weeks')
  await own.getByRole('button', { name: 'See what changes' }).click()
  await expect(own.getByText('Called off').first()).toBeVisible()
  await own.getByRole('button', { name: 'Change my visits' }).click()
  await expect(own.getByText('Your visits are changed.')).toBeVisible()

  await expect(own.getByText(/^Every four weeks\./)).toBeVisible()
  await own.getByRole('button', { name: 'Change the extras of every visit' }).click()
  const charged = own.getByRole('listitem').filter({ hasText: 'Charged before the visit' }).first()
  const price = (await charged.innerText()).match(/\$[\d.]+/)?.[0] ?? ''
  await own.getByRole('checkbox', { name: /^Laundry/ }).click()
  await own.getByRole('button', { name: 'See what changes' }).click()
  await expect(own.getByText(`was ${price}`).first()).toBeVisible()
  await own.getByRole('button', { name: 'Change my visits' }).click()
  await expect(own.getByText('Your visits are changed.')).toBeVisible()
  await expect(charged).not.toContainText(price)

  const office = hubOn(await (await openBeside(session)).newPage())
  await office.open(`/bookings?q=${email}`)
  await bookingRow(office.page, email)
    .first()
    .getByRole('button', { name: /^Show details/ })
    .click()
  await office.page.getByRole('button', { name: 'Change Visits' }).click()
  const change = office.page.getByRole('dialog', { name: 'Change Visits That Repeat' })
  await expect(change.getByText('Called off')).toBeVisible()
  await change.getByRole('textbox', { name: 'Reason (for the history)' }).fill('On holiday')
  await change.getByRole('button', { name: 'Skip Visit' }).click()
  await office.toast('Visit skipped')
  await waitForLetter(office.page, { email, subject: /Your visit is skipped/ })
  await office.page.close()

  await page.reload()
  await own.getByRole('button', { name: 'End all visits to come' }).click()
  await own.getByRole('button', { name: 'End my visits' }).click()
  await expect(own.getByText('Your visits have ended.')).toBeVisible()
  await expect(own.getByText('Charged before the visit')).toHaveCount(0)
  await page.reload()
  await expect(own.getByText('No more visits follow.')).toBeVisible()
})
