/** The main job: a visitor quotes, books, pays, moves and changes the booking; the office sees it arrive, assigns a cleaner, and gives money back. */
import type { Page } from '@playwright/test'
import { saysWhy } from './pages/all-the-same.ts'
import {
  amountOf,
  bookTheExample,
  dayButton,
  dayName,
  openBooking,
  torontoDay,
} from './pages/booking-form.ts'
import { followToBooking, openMail } from './pages/booking-letter.ts'
import { expect, test } from './stack/stack-test.ts'

/** The office's bookings list, narrowed down to a customer who has not booked yet. */
async function waitForBookingOf(office: Page, email: string) {
  await office.goto('/admin/dashboard/bookings')
  await office.getByPlaceholder('Search bookings (name, email, address, ID)…').fill(email)
  await expect(office.getByText('No bookings found')).toBeVisible()
}

test('a booking goes from quote to confirmed job, is moved, changed and paid for again, and canceled with money back @phone', async ({
  page,
  session,
  openBeside,
}, { project }) => {
  test.slow()
  const email = `ana.${project.name}@example.com`
  // The office looks before there is a booking, so that it has to arrive by itself.
  const office = await (await openBeside(session)).newPage()
  await waitForBookingOf(office, email)

  await page.goto('/')
  for (const service of ['Basic Cleaning', 'Deep Cleaning', 'Move In & Out']) {
    await expect(page.getByRole('article', { name: service })).toBeVisible()
  }
  await bookTheExample(await openBooking(page), email)

  await expect(page).toHaveURL(/\/stripe\//)
  const checkout = page.getByRole('main')
  for (const line of [
    'Deep Cleaning',
    'CA$270.00',
    'CA$20.00',
    'CA$15.00',
    'CA$25.00',
    '−CA$33.00',
    'CA$39.00',
    'CA$336.00',
  ]) {
    await expect(checkout).toContainText(line)
  }
  await page.getByRole('button', { name: 'Pay CA$336.00' }).click()

  await page.waitForURL(/\/payment-success\?session_id=/)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  const paid = new URL(page.url()).searchParams.get('session_id') ?? ''
  const reference = `DF-${paid
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('$336.00')).toBeVisible()
  await expect(page.getByText('including HST (13%) of $39.00')).toBeVisible()
  await expect(page.getByText(`${dayName(torontoDay(8))} at 9:00 AM`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your booking' })).toHaveAttribute('href', /^\/booking#/)

  const letter = { email, subject: /confirmed/i, count: 1 }
  await openMail(page, letter)
  await expect(page.frameLocator('iframe').getByText(reference).first()).toBeVisible()
  await followToBooking(page, letter)
  await expect(page.getByRole('row', { name: 'Total paid $336.00' })).toBeVisible()
  await expect(page).toHaveURL(/\/booking$/)
  await page.getByRole('button', { name: 'Choose another time' }).click()
  const newDay = torontoDay(11)
  await (await dayButton({ page, dialog: page.getByRole('main') }, newDay)).click()
  await page.getByLabel(/^New start time/).selectOption('10:00 AM')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Move my booking' }).click()
  await expect(page.getByText(`${dayName(newDay)} at 10:00 AM`, { exact: true })).toBeVisible()

  const row = office.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('10:00 AM')
  await expect(row).toContainText(/confirmed/i)
  await row.getByRole('button', { name: 'Assign Cleaner' }).click()
  const assign = office.getByRole('dialog', { name: /Assign/ })
  await assign.getByRole('radio').first().check()
  await saysWhy(assign)
  await assign.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(office.getByText('Success!', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Change Cleaner' })).toBeVisible()
  await expect(row).toContainText(/assigned/i)
  await expect(row.getByLabel(/pay/i)).toHaveValue(/^165(\.00)?$/)

  // A change that costs more is paid by a second checkout.
  const panel = page.getByRole('region', { name: 'Change of plans?' })
  await panel.getByRole('button', { name: 'Change add-ons or notes' }).click()
  await panel.getByRole('checkbox', { name: 'Closet Organization' }).check()
  await panel.getByRole('button', { name: 'Continue' }).click()
  await panel.getByRole('button', { name: /^Pay \$[\d.]+ and change$/ }).click()
  await page.waitForURL(/\/stripe\//)
  await page.getByRole('button', { name: /^Pay CA\$/ }).click()
  await page.waitForURL(/\/booking\?change=paid$/)
  await expect(page.getByRole('row', { name: /^Closet Organization/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments and refunds' }).getByText(/^Paid/)).toHaveCount(2)

  await row.getByText(/, ON/).click()
  await expect(office.getByText(/Closet Organization/).first()).toBeVisible()
  await office.getByRole('button', { name: 'Cancel Booking' }).click()
  await office.getByRole('button', { name: 'Yes, Cancel' }).click()
  const cancel = office.getByRole('dialog', { name: 'Cancel Booking' })
  await expect(cancel.getByText('Full refund of', { exact: false })).toBeVisible()
  await cancel.getByRole('textbox', { name: /^Refund/ }).fill('100.00')
  await cancel.getByRole('textbox', { name: /^Reason/ }).fill('Agreed by phone')
  await cancel.getByRole('button', { name: /^Cancel .+, refund \$100\.00/ }).click()
  await expect(cancel).toBeHidden()
  await expect(row.getByRole('combobox')).toHaveValue('canceled')
  // Only what Stripe has given back is counted.
  await expect(office.getByText('Given back')).toBeVisible()
  await expect(office.getByText('$100.00', { exact: true })).toBeVisible()
  await office.close()
  await page.reload()
  await expect(page.getByText('This booking is canceled')).toBeVisible()
})

test('a cancelled payment keeps what was typed @phone-only @long', async ({ page }) => {
  await page.goto('/')
  await bookTheExample(await openBooking(page), `cancelled-${test.info().project.name}@example.com`)
  await page.waitForURL(/\/stripe\//)
  // Back by the browser's own button: the draft is offered, or its dialog still open, before anything is scrolled.
  await page.goBack()
  const draft = page.getByRole('button', { name: 'Continue booking' })
  await expect(page.getByRole('dialog').or(draft).first()).toBeInViewport()
  await page.goForward()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/\/payment-cancelled/)
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/#booking$/)
  const dialog = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
  await expect(dialog.getByLabel(/^Start time/)).toHaveValue('9:00 AM')
  await expect(dialog.getByText('$35: Laundry, Dishwashing')).toBeVisible()
  await expect(amountOf({ page, dialog }, 'total')).toHaveText('$336')
  // A booking that is open is not offered again behind it.
  await expect(page.getByText('Your booking is saved')).toBeHidden()
  await page.reload()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Continue booking' }).click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ana')
})

test('a payment is processed before it is confirmed @long', async ({ page }) => {
  let release = () => {}
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  // The page as it is before its scripts have run: afterwards it lasts for a moment only.
  await page.route('**/*.js', async (route) => {
    await seen
    await route.continue()
  })
  await page.route('**/rpc/payment_state', (route) => route.fulfill({ json: 'paid' }))
  await page.goto('/payment-success?session_id=cs_test_a1b2c3d4', { waitUntil: 'commit' })
  await expect(page.getByText('Processing your payment...')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('Processing your payment...')).toBeHidden()
  // Neither an unpaid session nor an invalid one is shown as paid.
  await page.unroute('**/rpc/payment_state')
  await page.goto('/payment-success?session_id=cs_test_madeup')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await page.goto('/payment-success?session_id=%3Cimg%20src%3Dx%3E')
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
})
