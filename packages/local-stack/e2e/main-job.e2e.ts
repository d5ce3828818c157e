/** The main job: a visitor quotes, books and pays; the office sees it arrive and assigns a cleaner. */
import type { Page } from '@playwright/test'
import {
  agree,
  amountOf,
  applyPromo,
  chooseHome,
  chooseTime,
  expectToast,
  fillCustomer,
  openBooking,
  submit,
} from '../../../apps/site/e2e/booking-form.ts'
import { expect, type RunningStack, test } from './stack.ts'

/** The office's bookings list, narrowed down to a customer who has not booked yet. */
async function waitForBookingOf(office: Page, { admin }: RunningStack, email: string) {
  await office.goto('/admin/login')
  await office.getByLabel('Email').fill(admin.email)
  await office.getByLabel('Password').fill(admin.password)
  await office.getByRole('button', { name: 'Login' }).click()
  await expect(office).toHaveURL(/\/admin\/dashboard$/)
  await office.goto('/admin/dashboard/bookings')
  await office.getByPlaceholder('Search bookings (name, email, address, ID)…').fill(email)
  await expect(office.getByText('No bookings found')).toBeVisible()
}

test('a booking goes from quote to confirmed job @phone', async ({ page, stack, browser }, { project }) => {
  const email = `ana.${project.name}@example.com`
  // The office looks before there is a booking, so that it has to arrive by itself.
  const office = await (await browser.newContext({ baseURL: stack.url })).newPage()
  await waitForBookingOf(office, stack, email)

  await page.goto('/')
  for (const service of ['Basic Cleaning', 'Deep Cleaning', 'Move In & Out']) {
    await expect(page.getByRole('article', { name: service })).toBeVisible()
  }
  const booking = await openBooking(page, 'Deep Cleaning')
  await fillCustomer(booking, email)
  await chooseTime(booking)
  await chooseHome(booking)
  await applyPromo(booking, 'welcome10')
  await expectToast(page, 'Promo Code Applied!', 'You saved $33 with code WELCOME10.')
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

  await expect(async () => {
    await page.goto('/mailbox')
    await page.getByRole('link').filter({ hasText: email }).click({ timeout: 1000 })
  }).toPass()
  await expect(page.frameLocator('iframe').getByText(reference).first()).toBeVisible()

  const row = office.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(/confirmed/i)
  await row.getByRole('button', { name: 'Assign Cleaner' }).click()
  const assign = office.getByRole('dialog', { name: /Assign/ })
  await assign.getByRole('radio').first().check()
  await assign.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(office.getByText('Success!', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Change Cleaner' })).toBeVisible()
  await expect(row).toContainText(/assigned/i)
  await expect(row.getByLabel(/pay/i)).toHaveValue(/^165(\.00)?$/)
})
