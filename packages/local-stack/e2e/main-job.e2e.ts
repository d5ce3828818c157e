/** The main job: a visitor books and pays, the office sees it and assigns a cleaner. And the same, cancelled at checkout. */
import type { Page } from '@playwright/test'
import { expect, test } from './stack.ts'

/** Fills the booking form for a deep clean of three bedrooms, on the first open day that takes 9:00 AM. */
async function fillBooking(page: Page, customer: { first: string; last: string; email: string }) {
  await page.goto('/')
  await page
    .getByRole('article')
    .filter({ hasText: 'Deep Cleaning' })
    .getByRole('button', { name: /Book This Service/ })
    .click()
  const form = page.getByRole('dialog', { name: /Deep Cleaning/ })
  await form.getByLabel('First Name').fill(customer.first)
  await form.getByLabel('Last Name').fill(customer.last)
  await form.getByLabel('Email').fill(customer.email)
  await form.getByLabel('Phone').fill('4165550134')
  await form.getByLabel('Street Address').fill('123 Queen St W, Unit 405')
  await form.getByLabel('City').fill('Toronto')
  await form.getByLabel('Postal Code').fill('m5v2t6')
  await form.getByLabel('Bedrooms').selectOption('3')
  await form.getByLabel('Bathrooms').selectOption('2')
  await form.getByLabel('Laundry').check()
  await form.getByLabel('Dishwashing').check()
  await form.getByRole('group', { name: 'Do you have pets?' }).getByLabel('Yes').check()
  await form.getByRole('button', { name: 'Go to the Next Month' }).click()
  await form.getByRole('gridcell').getByRole('button', { disabled: false }).nth(2).click()
  await form.getByLabel('9:00 AM', { exact: true }).check()
  await form.getByLabel('Promo code').fill('welcome10')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Promo Code Applied!', { exact: true })).toBeVisible()
  await form.getByLabel(/receive text messages and calls/).check()
  await form.getByLabel(/I agree to the terms/).check()
  return form
}

test('a booking goes from quote to confirmed job @phone', async ({ page, stack, browser }, { project }) => {
  const last = project.name === 'phone' ? 'Okafor' : 'Tremblay'
  const customer = { first: 'Amara', last, email: `amara.${last.toLowerCase()}@example.com` }

  // The office is already looking, so that the booking has to arrive by itself.
  const office = await (await browser.newContext({ baseURL: stack.url })).newPage()
  await office.goto('/admin/login')
  await office.getByLabel('Email').fill(stack.admin.email)
  await office.getByLabel('Password').fill(stack.admin.password)
  await office.getByRole('button', { name: 'Login' }).click()
  await expect(office).toHaveURL(/\/admin\/dashboard$/)
  await office
    .getByRole('link', { name: /^Bookings/ })
    .first()
    .click()
  await office.getByPlaceholder('Search bookings (name, email, address, ID)…').fill(customer.email)
  await expect(office.getByText('No bookings found')).toBeVisible()

  const form = await fillBooking(page, customer)
  const summary = form.getByRole('region', { name: 'Price Summary' })
  for (const [label, amount] of [
    ['Deep Cleaning', '$270'],
    ['Laundry', '$20'],
    ['Dishwashing', '$15'],
    ['Add-ons', '$35'],
    ['Pet fee', '$25'],
    ['Subtotal', '$330'],
    ['Promo discount', '-$33'],
    ['HST', '$39'],
    ['Total', '$336'],
  ] as const) {
    await expect(summary.getByText(label, { exact: true }).locator('..')).toContainText(amount)
  }
  await form.getByRole('button', { name: 'Proceed to Secure Payment' }).click()

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

  await expect(page).toHaveURL(/\/payment-success\?session_id=/)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  const reference = /DF-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no reference'

  await page.goto('/mailbox')
  await page.getByRole('link', { name: new RegExp(customer.email) }).click()
  await expect(page.frameLocator('iframe').getByText(reference)).toBeVisible()

  await expect(office.getByText(customer.email)).toBeVisible()
  const row = office.getByRole('row').filter({ hasText: customer.email })
  await expect(row).toContainText('Confirmed')
  await row.getByRole('button', { name: 'Assign Cleaner' }).click()
  const assign = office.getByRole('dialog', { name: /Assign Cleaner/ })
  await assign.getByRole('radio').first().check()
  await assign.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(office.getByText('Success!', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Change Cleaner' })).toBeVisible()
  await expect(row).toContainText('Assigned')
  await expect(row.getByLabel(/Contractor pay/i)).toHaveValue(/^165(\.00)?$/)
})

test('cancelling at checkout keeps what was typed and takes no money @phone', async ({ page }, {
  project,
}) => {
  const email = `sofia.${project.name}@example.com`
  const form = await fillBooking(page, { first: 'Sofia', last: 'Rossi', email })
  await form.getByRole('button', { name: 'Proceed to Secure Payment' }).click()
  await expect(page).toHaveURL(/\/stripe\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/payment-cancelled/)
  await page.goto('/mailbox')
  await expect(page.getByText(email)).toHaveCount(0)
  await page.goto('/payment-cancelled')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/#booking$/)
  const reopened = page.getByRole('dialog', { name: /Deep Cleaning/ })
  await expect(reopened.getByLabel('Email')).toHaveValue(email)
  await expect(reopened.getByLabel('Street Address')).toHaveValue('123 Queen St W, Unit 405')
})
