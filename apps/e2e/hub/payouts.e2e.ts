import { readFile } from 'node:fs/promises'
import { expect, test } from './hub-test.ts'

test('a contractor is paid once for what is shown, before the eyes of a colleague, and the payout can be taken back', async ({
  hub: { page, open, toast },
  elsewhere,
}) => {
  await elsewhere.open('/payouts?period=month')
  const theirs = elsewhere.page.locator('[data-row]', { hasText: 'Maria Santos' })
  await expect(theirs).toContainText('To pay')
  await open('/payouts?period=month')
  await page.getByRole('link', { name: 'Maria Santos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible()
  await page.getByRole('button', { name: /^Mark \$[\d,.]+ as Paid$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Pay Maria Santos/ })
  await dialog.getByLabel(/^Reference/).fill('CA1234')
  await dialog.getByRole('button', { name: /as Paid$/ }).click()
  await toast('Marked as paid')
  await expect(page.getByRole('table', { name: 'To pay' })).toHaveCount(0)
  await expect(page.getByText(/CA1234/)).toBeVisible()
  await expect(theirs).not.toContainText(/To pay$/)
  await page.getByRole('button', { name: /^Take back/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
  await toast('Payout taken back')
  await expect(page.getByRole('table', { name: 'To pay' })).toBeVisible()
  await expect(theirs).toContainText('To pay')
})

test('payouts and a statement are exported, and a booking is a click away', { tag: '@long' }, async ({
  hub: { page, open },
}) => {
  const exported = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  await open('/finance')
  await page.getByRole('link', { name: 'Pay contractors' }).click()
  await expect(page.getByRole('radio', { name: 'Dates' })).toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue(/^[A-Z][a-z]{2} 1, \d{4}$/)
  await expect(page.getByRole('link', { name: 'Maria Santos' })).toBeVisible()
  expect(await exported()).toMatch(/Contractor,From,To,Jobs,Earned[\s\S]*Maria Santos,\d{4}-/)
  await page.getByRole('link', { name: 'Maria Santos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible()
  expect(await exported()).toContain('Contractor,Date,Customer,Service,What,Amount')
  await page.getByRole('table', { name: 'To pay' }).getByRole('link').first().click()
  await expect(page.getByText('Contractor pay', { exact: true }).first()).toBeVisible()
})
