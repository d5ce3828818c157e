/** Walks through what a customer does on the page of a booking, with the keyboard alone: a dearer and a cheaper change, another link, and the end. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../pages/accessible.ts'
import { bookTheExample, openBooking } from '../pages/booking-form.ts'
import { followToBooking } from '../pages/booking-letter.ts'
import { expect, test } from '../stack/stack-test.ts'

/** Books and pays, and comes to the page of the booking. */
async function ownPage(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await bookTheExample(await openBooking(page), email)
  await page.getByRole('button', { name: 'Pay CA$336.00' }).click()
  await page.waitForURL(/\/payment-success\?session_id=/)
  await followToBooking(page, { email, subject: /confirmed/i })
}

async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await control.press(key)
}

test('a booking is changed, paid for and given up by its customer @phone @long', async ({ page }, {
  project,
}) => {
  const email = `change.${project.name}@example.com`
  await ownPage(page, email)
  const panel = page.getByRole('region', { name: 'Change of plans?' })

  // A change that costs more is paid by a second checkout.
  await press(panel.getByRole('button', { name: 'Change add-ons or notes' }))
  await press(panel.getByRole('checkbox', { name: 'Closet Organization' }), 'Space')
  await panel.getByLabel('How we get in').fill('Door code 4711')
  await expectAccessible(page)
  await press(panel.getByRole('button', { name: 'Continue' }))
  const heading = panel.getByRole('heading', { name: 'What this changes about the price' })
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await press(panel.getByRole('button', { name: /^Pay \$[\d.]+ and change$/ }))
  await page.waitForURL(/\/stripe\//)
  // Back without paying: it waits, and can be paid from here.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/\/booking\?change=canceled$/)
  await expect(page.getByText(/^A change waits for its payment/)).toBeVisible()
  await expectAccessible(page)
  await press(page.getByRole('link', { name: /^Pay \$/ }))
  await page.getByRole('button', { name: /^Pay CA\$/ }).click()
  await page.waitForURL(/\/booking\?change=paid$/)
  await expect(page.getByText(/^Thank you\. The change is paid/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row', { name: /^Closet Organization/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payments and refunds' }).getByText(/^Paid/)).toHaveCount(2)
  await expect(page.getByText('4711')).toHaveCount(0)

  // A change that costs less gives the difference back.
  await press(panel.getByRole('button', { name: 'Change add-ons or notes' }))
  await press(panel.getByRole('checkbox', { name: 'There are pets at home' }), 'Space')
  await press(panel.getByRole('button', { name: 'Continue' }))
  await press(panel.getByRole('button', { name: /^Change and get \$[\d.]+ back$/ }))
  await expect(panel.getByText(/^Your changes are saved/)).toBeVisible()
  // The credit note comes with the refund, which Stripe may make later.
  const payments = page.getByRole('region', { name: 'Payments and refunds' })
  await expect(payments.getByText(/^(?:On its way back|Refunded)/)).toBeVisible()
  await expectAccessible(page)

  // A lost link: another is asked for, and opens the same page.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'This link opens no booking' })).toBeVisible()
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.getByLabel(/e-?mail/i).press('Enter')
  // Leaving the page earlier would cancel the request.
  await expect(page.getByText('Look into your mailbox')).toBeVisible()
  await followToBooking(page, { email, subject: /Your booking for/ })

  await press(panel.getByRole('button', { name: 'Cancel the booking' }))
  await press(panel.getByRole('button', { name: /^Cancel .+ and get \$[\d.]+ back$/ }))
  await expect(page.getByText('This booking is canceled')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The same again: filled in, without the door code, and nothing of it in the address.
  await press(page.getByRole('button', { name: 'Book again' }))
  const again = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(again.getByLabel('Email')).toHaveValue(email)
  await expect(again.getByLabel('Street Address')).not.toHaveValue('')
  expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '', hash: '' })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('4711')
  // A link that opens nothing leads to where a booking begins.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/booking?again')
  await page.waitForURL(/\/#booking$/)
})
