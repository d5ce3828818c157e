import { expect } from '@playwright/test'
import {
  agree,
  chooseTime,
  expectToast,
  fillCustomer,
  openBooking,
  openPart,
  submit,
} from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

test.use({ ownContext: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('missing fields are told first, beside each field, with the focus on the first', async ({ page }) => {
  const booking = await openBooking(page)
  await submit(booking)
  await expectToast(
    page,
    'Missing Information',
    'Please fill in all required fields including complete address.',
  )
  await expect(booking.dialog.getByText('Email is required')).toBeVisible()
  await expect(booking.dialog.getByText('Please enter a valid Canadian postal code')).toBeVisible()
  await expect(booking.dialog.getByLabel('First Name')).toBeFocused()
})

test('an address that is known to be a typo is refused', async ({ page }) => {
  const booking = await openBooking(page)
  await fillCustomer(booking, 'ana@gmial.com')
  await booking.dialog.getByLabel('City').focus()
  await expect(
    booking.dialog.getByText('This email domain does not exist. Please use a valid email.'),
  ).toBeVisible()
  await chooseTime(booking)
  await agree(booking)
  await submit(booking)
  await expectToast(page, 'Invalid Email', 'Please enter a valid email address with a complete domain.')
  await expect(booking.dialog.getByLabel(/^Email/)).toBeFocused()
})

test('the e-mail field says what is wrong when it is left, and while it checks', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const booking = await openBooking(page)
  const email = booking.dialog.getByLabel(/^Email/)
  const expectMessage = async (address: string, message: string) => {
    await email.fill(address)
    await email.blur()
    await expect(booking.dialog.getByText(message, { exact: true })).toBeVisible()
  }
  await expectMessage('ana', 'Please enter a valid email address')
  await expectMessage('ana@gmail', 'Please enter a complete email address with a valid domain')
  await expectMessage('ana@x.c', 'Please enter a complete email address')
  await page.clock.pauseAt(Date.now() + 60_000)
  await expectMessage('ana@example.com', 'Verifying email domain...')
  await page.clock.runFor(500)
  await expect(booking.dialog.getByText('Email address looks right.')).toBeAttached()
})

test('the consents are asked for last, one after the other', async ({ page }) => {
  const booking = await openBooking(page)
  await fillCustomer(booking)
  await chooseTime(booking)
  await submit(booking)
  await expectToast(
    page,
    'Consent Required',
    'Please agree to receive text messages and calls regarding your booking.',
  )
  await booking.dialog.getByLabel(/^I agree to receive text messages/).check()
  await submit(booking)
  await expectToast(
    page,
    'Terms Agreement Required',
    'Please agree to our terms and payment policy to proceed.',
  )
  await expect(booking.dialog.getByLabel(/^I agree to the/)).toBeFocused()
})

test('a slot that has come too close is refused', async ({ page }) => {
  const booking = await openBooking(page)
  await fillCustomer(booking)
  await chooseTime(booking)
  await agree(booking)
  // The customer comes back to an open form nine days later.
  await page.clock.setFixedTime(Date.now() + 9 * 86_400_000)
  await submit(booking)
  await expectToast(
    page,
    'Invalid Booking Time',
    'This time slot is no longer available. Please select a different time.',
  )
})

test('another kind of home must be named', async ({ page }) => {
  const booking = await openBooking(page)
  await fillCustomer(booking)
  await chooseTime(booking)
  await agree(booking)
  await booking.dialog.getByLabel('Home Type').selectOption('other')
  await submit(booking)
  await expect(
    booking.dialog.getByText('Please specify your home type', { exact: true }).last(),
  ).toBeVisible()
  await expect(booking.dialog.getByRole('textbox', { name: 'Please specify your home type' })).toBeFocused()
})

test('what was typed survives a closed dialog and a reload, and the add-ons follow the service', async ({
  page,
}) => {
  const first = await openBooking(page, 'Basic Cleaning')
  await fillCustomer(first)
  await openPart(first, 'Add-On Services')
  await first.dialog.getByRole('checkbox', { name: /^Oven Cleaning/ }).check()
  await first.dialog.getByRole('checkbox', { name: /^Laundry/ }).check()
  await page.keyboard.press('Escape')
  await expect(first.dialog).toBeHidden()
  await page.reload()
  const second = await openBooking(page, 'Move In & Out')
  await expect(second.dialog.getByLabel('First Name')).toHaveValue('Ana')
  await expect(second.dialog.getByLabel('Postal Code')).toHaveValue('M5H 2N2')
  await openPart(second, 'Add-On Services')
  await expect(second.dialog.getByRole('checkbox', { name: /^Laundry/ })).toBeChecked()
  await expect(second.dialog.getByRole('checkbox', { name: /^Oven Cleaning/ })).toHaveCount(0)
})

test('each service offers its own add-ons, for the size chosen in the estimate', async ({ page }) => {
  const estimate = page.getByRole('region', { name: 'What would your home cost?' })
  // The part of the page comes to life when it comes near.
  await estimate.scrollIntoViewIfNeeded()
  await estimate.getByText('4 bedrooms').click()
  await expect(estimate).toContainText('$260')
  const offered: [string, number][] = [
    ['Basic Cleaning', 10],
    ['Deep Cleaning', 8],
    ['Move In & Out', 3],
  ]
  for (const [service, count] of offered) {
    const { dialog } = await openBooking(page, service)
    await expect(dialog.getByLabel('Bedrooms')).toHaveValue('4')
    await openPart({ dialog }, 'Add-On Services')
    await expect(dialog.getByRole('listitem').getByRole('checkbox')).toHaveCount(count)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('choosing your own equipment opens the notice about liability', async ({ page }) => {
  const { dialog } = await openBooking(page)
  await openPart({ dialog }, 'Equipment')
  await dialog
    .getByRole('group', { name: /your own equipment/ })
    .getByText('Yes', { exact: true })
    .click()
  const notice = page.getByRole('dialog', { name: 'Using your own equipment' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'I understand' }).click()
  await expect(notice).toBeHidden()
  await expect(dialog).toBeVisible()
})
