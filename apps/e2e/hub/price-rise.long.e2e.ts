import { expectAccessible } from '../pages/accessible.ts'
import { openMail } from '../pages/booking-letter.ts'
import { signIn } from '../pages/sign-in.ts'
import { test } from '../stack/own-stack-test.ts'
import { admin } from '../stack/running-stack.ts'
import { expect } from '../stack/stack-test.ts'

/** The jobs run every half a minute. */
const letterMs = 60_000

test('an owner raises a price, looks at the letter, tells a regular customer, and takes it back @phone', async ({
  page,
}) => {
  const email = 'isla.fraser@example.com'
  await signIn(page, admin)
  await page.goto('/admin/dashboard/prices')
  const price = page.getByLabel(/^Basic Cleaning, 2 bedrooms, 1 bathroom/)
  await price.fill(String(Number(await price.inputValue()) + 20))
  await page.getByRole('button', { name: 'Review and publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish prices' })
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publishing).toBeHidden()

  await page.goto('/admin/dashboard/price-rise')
  const customers = page.getByRole('table', { name: 'Customers' })
  await expect(customers).toContainText('Isla Fraser')
  await expect(customers).toContainText('→')
  await expect(page.getByText('1 of 1 chosen')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'E-mail to Isla Fraser' }).click()
  const letter = page.getByRole('dialog', { name: 'The e-mail' })
  await expect(letter.getByText('Isla', { exact: false }).first()).toBeVisible()
  await letter.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('button', { name: 'Tell 1 customer' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tell 1 customer of the new price?' })
  await expect(question).toContainText('before tax in twelve months')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Tell 1 customer' }).click()
  const told = page.getByRole('list', { name: 'Price rises' }).getByRole('listitem')
  await expect(told).toContainText('1 customer')
  await expect(page.getByText('Nothing to raise')).toBeVisible()

  // A letter that is not sent yet would only be withdrawn.
  await openMail(page, { email, subject: /price/i, count: 1 }, letterMs)
  await page.goto('/admin/dashboard/price-rise')
  await told.getByRole('button', { name: /^Take back/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(told).toContainText('Taken back on')
  await expect(customers).toContainText('Isla Fraser')
  await expectAccessible(page)
  await openMail(page, { email, subject: /price/i, count: 2 }, letterMs)
})
