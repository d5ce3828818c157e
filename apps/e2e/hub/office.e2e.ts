import { readFile } from 'node:fs/promises'
import { saysWhy } from '../pages/all-the-same.ts'
import { dayButton, dayName, openBooking, torontoDay } from '../pages/booking-form.ts'
import { waitForLetter } from '../pages/booking-letter.ts'
import { beginPhoneBooking, payOnDay } from '../pages/phone-booking.ts'
import { expect, test } from './hub-test.ts'

test('finance is loaded on demand, compared with the period before, and exported @long', async ({
  hub: { page, open },
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/rpc\/admin_finance/, async (route) => {
    await held
    await route.continue()
  })
  await open('/finance')
  await expect(page.getByText('Loading finance data...')).toBeVisible()
  answer()
  for (const figure of ['HST collected', 'Discounts given', 'Contractor pay', 'Margin', 'Average booking']) {
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
  }
  await page.getByLabel('Period').selectOption('last-3-months')
  await expect(page).toHaveURL(/period=last-3-months/)
  await expect(page.getByRole('table', { name: 'Service mix' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pay by contractor' })).toContainText('Maria Santos')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('From,To,Bookings,Revenue,HST')
  expect(csv).toContain('Maria Santos')
})

test('applications keep their introduction and can be worked on @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/applications')
  await expect(page.getByText('Applications from potential cleaners will be reviewed here.')).toBeVisible()
  const row = page.locator('[data-application]').first()
  await row.getByRole('combobox').selectOption('interview')
  await toast('Status updated')
  await row.getByRole('button').first().click()
  await page.getByLabel('Notes (staff only)').fill('Call on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await toast('Note saved')
  await page.reload()
  await expect(row.getByRole('combobox')).toHaveValue('interview')
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected applications' })
  await bar.getByLabel('Set the status of the selected applications').selectOption('rejected')
  await bar.getByRole('button', { name: 'Apply to 1' }).click()
  await toast('Status updated', '1 of 1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast('Undone', '1 of 1')
  await expect(row.getByRole('combobox')).toHaveValue('interview')
})

test('settings change the daily limit and the promo codes @long', async ({ hub: { page, open, toast } }, {
  project,
}) => {
  await open('/settings')
  await expect(page.getByText('admin options are coming soon')).toBeVisible()
  await page.getByLabel('Bookings a day').fill('11')
  await page.getByRole('button', { name: 'Save limit', exact: true }).click()
  await toast('Limit saved')
  const code = `SPRING-${project.name.toUpperCase()}`
  await page.getByRole('button', { name: 'Add Promo Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Promo Code' })
  await dialog.getByRole('button', { name: 'Add Promo Code' }).click()
  await expect(dialog.getByText('Use 2 to 40 letters')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
  await dialog.getByLabel('Percent off').fill('15')
  await dialog.getByRole('button', { name: 'Add Promo Code' }).click()
  await toast('Promo code added', code)
  const row = page.getByRole('row', { name: new RegExp(code) })
  await expect(row).toContainText('15%')
  await row.getByRole('button', { name: `Deactivate ${code}` }).click()
  await toast('Promo code deactivated', code)
  await expect(row).toContainText('Inactive')
})

test('a day that is closed is closed for customers and other administrators, until it is lifted', {
  tag: '@long',
}, async ({ hub: { page, open, toast }, elsewhere }) => {
  const day = torontoDay(40)
  await elsewhere.open('/settings')
  const others = elsewhere.page.getByRole('list', { name: 'Closed days and special hours' })
  await open('/settings')
  await page.getByRole('button', { name: 'Add Days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close Days or Change Hours' })
  await dialog.getByLabel('First day').fill(day)
  await dialog.getByLabel('Reason').fill('Company retreat')
  await dialog.getByRole('button', { name: /^Close Days/ }).click()
  await toast('Days closed')
  await expect(others).toContainText('Company retreat')
  await elsewhere.page.goto('/')
  const booking = await openBooking(elsewhere.page)
  const closed = await dayButton(booking, day)
  await expect(closed).toHaveAccessibleName(`${dayName(day)}, Company retreat`)
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /^Lift / }).click()
  await toast('Ordinary hours again')
  await expect(page.getByText('No closed days or special hours ahead.')).toBeVisible()
})

test('a booking by phone knows the customer, is held, and can be paid by its link', { tag: '@long' }, async ({
  hub: { page, open },
}) => {
  await open('/bookings')
  const dialog = await beginPhoneBooking(page, torontoDay(15))
  await dialog.getByLabel(/^Promo code/).fill('nothing')
  await dialog.getByRole('button', { name: 'Apply promo code' }).click()
  await expect(dialog.getByText('This promo code is not valid or has expired.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove promo code' }).click()
  await dialog.getByLabel(/^The customer agrees/).check()
  await dialog.getByRole('button', { name: 'Send Payment Link' }).click()
  await expect(dialog.getByText(/The time is kept until/)).toBeVisible()
  await page.goto(await dialog.getByLabel('Link to pay').inputValue())
  await expect(page).toHaveURL(/checkout/)
})

test('a booking by phone that is paid on the day is marked so until the office has the money, and is moved with its letter', async ({
  hub: { page, open, toast },
}) => {
  await open('/bookings')
  const dialog = await beginPhoneBooking(page, torontoDay(16))
  await dialog.getByLabel('Agree on another price').check()
  await dialog.getByLabel(/^Price before tax/).fill('200')
  await dialog.getByLabel(/^Reason/).fill('Promised last week')
  await expect(dialog.getByText('Price agreed by phone')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Choose now/ }).check()
  const offered = dialog.getByRole('group', { name: /^(Free|With a reason against)/ })
  await offered.getByRole('radio').first().check()
  await saysWhy(dialog)
  await payOnDay(page, dialog)
  await page.getByRole('button', { name: 'Mark as Paid' }).click()
  const record = page.getByRole('dialog', { name: 'Mark as Paid' })
  await record.getByRole('radio', { name: 'E-transfer' }).check()
  await record.getByRole('textbox', { name: /^Reference/ }).fill('CA4711')
  await record.getByRole('button', { name: /as paid$/ }).click()
  await toast('Marked as paid')
  await expect(page.getByText('Due on the day')).toHaveCount(0)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByText(/^Paid to the office .*: e-transfer, CA4711$/)).toBeVisible()
  await expect(page.getByText('Price agreed by phone: Promised last week')).toBeVisible()

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  const move = page.getByRole('dialog', { name: 'Move Booking' })
  await (await dayButton({ page, dialog: move }, torontoDay(17))).click()
  await move.getByLabel(/^Time/).selectOption('1:00 PM')
  const subject = await move
    .getByText(/^Your booking is now on /)
    .first()
    .innerText()
  await saysWhy(move)
  await move.getByRole('button', { name: /^Move to .*, 1:00 PM, (1 e-mail|2 e-mails)$/ }).click()
  await toast('Booking moved')
  await waitForLetter(page, { email: '@', subject: new RegExp(subject) })
})

test('customer data is exported, erased and recorded @long', async ({ hub: { page, open, toast } }) => {
  const name = 'Grace Walker'
  const email = 'grace.walker@example.com'
  await open('/settings')
  const apikey = (await page.locator('meta[name="dustforce-supabase-key"]').getAttribute('content')) ?? ''
  const submitted = await page.request.post('/rest/v1/rpc/submit_contact', {
    headers: { apikey },
    data: { payload: { name, email, message: 'Do you clean windows?' } },
  })
  expect(submitted.status()).toBe(200)
  await page.getByLabel('Customer’s email').fill('Grace.Walker+home@example.com')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    mailbox: email,
    inquiries: [{ name, email, message: 'Do you clean windows?' }],
    letters: [{ recipient: email }, { recipient: null }],
  })
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await toast('Customer data erased', '1 messages')
  await open('/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)
})
