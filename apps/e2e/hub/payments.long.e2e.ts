import type { Page } from '@playwright/test'
import { saysWhy } from '../pages/all-the-same.ts'
import { chooseTime, fillEverything, openBooking, submit, torontoDay } from '../pages/booking-form.ts'
import { followToBooking } from '../pages/booking-letter.ts'
import { bookingRow, expect, type Hub, test } from './hub-test.ts'

/** A customer who has come as far as the payment page, in a tab of the same browser. */
async function customerAtPayment(
  { page }: Hub,
  email: string,
  when?: readonly [string, string],
): Promise<Page> {
  const customer = await page.context().newPage()
  await customer.goto('/')
  const booking = await openBooking(customer)
  await fillEverything(booking, email)
  if (when !== undefined) await chooseTime(booking, ...when)
  await submit(booking)
  await customer.waitForURL(/\/stripe\//)
  return customer
}

/** The row of a customer's booking in the list. */
async function rowOf({ page, open }: Hub, email: string) {
  await open('/bookings')
  await page.getByPlaceholder('Search bookings (name, email, address, ID)…').fill(email)
  const row = bookingRow(page, email)
  await expect(row).toBeVisible()
  return row
}

test('deleting a booking with an open checkout cancels it and closes the payment page', {
  tag: '@long',
}, async ({ hub }) => {
  const { page, toast } = hub
  const email = 'delete.me@example.com'
  const customer = await customerAtPayment(hub, email)
  const row = await rowOf(hub, email)
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Booking' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Booking' }).click()
  await toast(
    'Booking canceled',
    'The customer’s checkout was still open, so the booking was canceled instead',
  )
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row.getByRole('combobox')).toHaveValue('canceled')
  await customer.reload()
  await expect(customer.getByRole('button', { name: /^Pay / })).toHaveCount(0)

  // It can no longer be paid, so now it can be deleted.
  await expect(async () => {
    // News of the closed checkout may come in between: then the booking is not the one that was seen, and is asked for again.
    await row.getByRole('combobox').selectOption('pending')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await toast('Cancellation taken back')
  }).toPass()
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete Booking' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Booking' }).click()
  await toast('Booking deleted', 'The booking has been permanently deleted from the database.')
  await expect(row).toHaveCount(0)
})

test('a payment for a canceled booking is listed until somebody has looked at it', {
  tag: '@long',
}, async ({ hub }) => {
  const { page, open, toast, refuseOnce } = hub
  const email = 'too.late@example.com'
  const customer = await customerAtPayment(hub, email)
  const row = await rowOf(hub, email)
  await row.getByRole('combobox').selectOption('canceled')
  await toast('Booking status updated')
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.waitForURL(/\/payment-success/)
  const session = new URL(customer.url()).searchParams.get('session_id') ?? ''
  const reference = `DF-${session.slice(-8).toUpperCase()}`
  await expect(
    row.getByLabel('Needs attention: Paid after the booking was canceled.', { exact: false }),
  ).toBeVisible()

  await open('/finance')
  const payment = page
    .getByRole('table', { name: 'Payments to look at' })
    .getByRole('row')
    .filter({ hasText: reference })
  await expect(payment).toContainText('Paid after the booking was canceled. The payment is given back.')
  const looked = payment.getByRole('button', { name: `Mark as looked at: ${reference}` })
  await refuseOnce(/\/rpc\/admin_payment_looked_at/, 'POST', 'not today')
  await looked.click()
  await toast('Update Failed', 'not today')
  await looked.click()
  await toast('Payment looked at')
  await expect(payment).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible()
  await expect(page.getByText(reference)).toHaveCount(0)
})

test('a paid booking is canceled with a decided amount, which Stripe gives back', async ({ hub }) => {
  const { page, toast } = hub
  const email = 'half.back@example.com'
  const customer = await customerAtPayment(hub, email)
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.waitForURL(/\/payment-success/)
  const row = await rowOf(hub, email)
  await expect(row.getByRole('combobox')).toHaveValue('confirmed')
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Booking' })
  await expect(dialog.getByText('Full refund of', { exact: false })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Refund/ }).fill('100.00')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Agreed by phone')
  await expect(dialog.getByText(/^Your booking on .* is canceled$/).first()).toBeVisible()
  await dialog.getByRole('button', { name: /^Cancel \w+ \d+, refund \$100\.00, / }).click()
  await toast(
    'Booking canceled',
    'This booking has been canceled. $100.00 still to give back: the bank has been asked, and the e-mail is sent when it answers.',
  )
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('combobox')).toHaveValue('canceled')
  // Only what Stripe has given back is counted.
  await expect(page.getByText('Given back')).toBeVisible()
  await expect(page.getByText('$100.00', { exact: true })).toBeVisible()
})

test('the office changes a paid booking: what costs more is paid by a link, what costs less goes back', {
  tag: '@long',
}, async ({ hub }) => {
  const { page, toast } = hub
  const email = 'more.or.less@example.com'
  const customer = await customerAtPayment(hub, email)
  await customer.getByRole('button', { name: /^Pay / }).click()
  await customer.waitForURL(/\/payment-success/)
  const row = await rowOf(hub, email)
  await expect(row.getByRole('combobox')).toHaveValue('confirmed')
  await row.getByText(/, ON/).click()
  const change = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Change Service or Add-ons' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Change Service, Add-ons and Entry' })
  const closet = dialog.getByRole('checkbox', { name: 'Closet Organization' })

  await change()
  await closet.check()
  await dialog.getByLabel('Entry', { exact: true }).fill('Side door')
  await dialog.getByRole('button', { name: /^Ask for \$[\d.]+$/ }).click()
  await toast('Payment asked for')
  await expect(dialog).toBeHidden()
  await followToBooking(customer, { email, subject: /Please pay for the change/ })
  await customer.getByRole('link', { name: /^Pay \$/ }).click()
  await customer.getByRole('button', { name: /^Pay CA\$/ }).click()
  await customer.waitForURL(/\/booking\?change=paid$/)
  const facts = page.getByRole('region', { name: 'Job' }).or(page.locator('section', { hasText: 'Add-ons' }))
  await expect(facts.getByText(/Closet Organization/).first()).toBeVisible()
  await expect(page.getByText('Side door').first()).toBeVisible()

  await change()
  await closet.uncheck()
  await dialog.getByRole('button', { name: /^Change and refund \$[\d.]+$/ }).click()
  await toast('Booking changed')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByText(/^Add-ons: .*Closet Organization → /)).toBeVisible()
  await expect(page.getByText(/^E-mail “.*change.*”/i).first()).toBeVisible()
})

test('a change that meets the next job of the cleaner needs a reason, and is made when it is paid', {
  tag: '@long',
}, async ({ hub }) => {
  const { page, toast } = hub
  const [first, next] = ['meets.next@example.com', 'comes.next@example.com']
  let customer = page
  // The first takes three hours; the second begins when it ends.
  for (const [email, time] of [
    [next, '12:00 PM'],
    [first, '9:00 AM'],
  ] as const) {
    customer = await customerAtPayment(hub, email, [torontoDay(11), time])
    await customer.getByRole('button', { name: /^Pay / }).click()
    await customer.waitForURL(/\/payment-success/)
    const row = await rowOf(hub, email)
    await row.getByRole('button', { name: 'Assign Cleaner' }).click()
    const assign = page.getByRole('dialog', { name: 'Assign Cleaner' })
    await assign.getByRole('radio', { name: /Maria Santos/ }).check()
    await saysWhy(assign)
    await assign.getByRole('button', { name: 'Assign', exact: true }).click()
    await toast('Success!')
    await expect(assign).toBeHidden()
  }
  const row = await rowOf(hub, first)
  await row.getByText(/, ON/).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Change Service or Add-ons' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Service, Add-ons and Entry' })
  await dialog.getByRole('checkbox', { name: 'Closet Organization' }).check()
  await expect(dialog.getByRole('status', { name: 'Conflicts' })).toContainText(/12:00 PM/)
  const ask = dialog.getByRole('button', { name: /^Ask for \$[\d.]+$/ })
  await expect(ask).toBeDisabled()
  await dialog
    .getByRole('combobox', { name: 'Change it anyway, because' })
    .selectOption('Agreed with the contractor')
  await dialog.getByRole('checkbox', { name: 'Tell Maria Santos once it is paid' }).uncheck()
  await ask.click()
  await toast('Payment asked for')
  await expect(dialog).toBeHidden()
  await followToBooking(customer, { email: first, subject: /Please pay for the change/ })
  await customer.getByRole('link', { name: /^Pay \$/ }).click()
  await customer.getByRole('button', { name: /^Pay CA\$/ }).click()
  await customer.waitForURL(/\/booking\?change=paid$/)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByText(/^Add-ons: .*Closet Organization/)).toBeVisible()
  await expect(page.getByText(/^E-mail “.*job.*chang.*”/i)).toHaveCount(0)
})
