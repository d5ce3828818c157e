import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './hub-test.ts'

async function csvOf(page: Page, name: string): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  return text.slice(1).trimEnd().split('\r\n')
}

test('every list is saved as CSV, as it is filtered @long', async ({ hub: { page, open } }) => {
  await open('/bookings?status=confirmed')
  await expect(page.locator('[data-booking]').first()).toBeVisible()
  await page.getByRole('button', { name: 'List options' }).click()
  const [head, ...rows] = await csvOf(page, 'CSV of all these bookings')
  expect(head).toContain('Id,Customer,Email')
  await page.keyboard.press('Escape')
  expect(rows).toHaveLength(await page.locator('[data-booking]').count())
  expect(rows.every((row) => row.endsWith(',Confirmed'))).toBe(true)

  await open('/customers?q=brien')
  await expect(page.getByText('Liam O’Brien')).toBeVisible()
  expect(await csvOf(page, 'CSV of all these customers')).toHaveLength(2)

  await open('/contacts')
  await expect(page.getByText('Fatima Khan')).toBeVisible()
  expect((await csvOf(page, 'CSV of all these inquiries')).join()).toContain('Fatima Khan')
  await open('/contractors')
  await expect(page.getByText('Maria Santos').first()).toBeVisible()
  expect((await csvOf(page, 'CSV of all these contractors')).join()).toContain('Maria Santos')
  await open('/applications')
  await expect(page.getByText('Sofia Marin')).toBeVisible()
  expect((await csvOf(page, 'CSV of all these applications')).join()).toContain('Sofia Marin')
  await open('/settings')
  await expect(page.getByText('WELCOME10', { exact: true })).toBeVisible()
  expect((await csvOf(page, 'CSV of all these promo codes')).join()).toContain('WELCOME10')
  expect((await csvOf(page, 'CSV of all these history entries'))[0]).toBe('When,Who,What,Changes')
})

test('a list is kept as a view, opened from the sidebar and the palette, and taken back @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/bookings?status=confirmed')
  const row = page.locator('[data-booking]').first()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'List options' }).click()
  const options = page.getByRole('dialog', { name: 'List options' })
  const address = options.getByRole('checkbox', { name: 'Address' })
  await address.focus()
  await page.keyboard.press('Space')
  await options.getByText('Compact').click()
  await expect(page).toHaveURL(/status=confirmed&hide=address&density=compact$/)
  await options.getByLabel('Save this list as').fill('Confirmed, small')
  await page.keyboard.press('Enter')
  await toast('View saved', 'Confirmed, small')
  await options.getByRole('button', { name: 'Default Confirmed, small', exact: true }).click()
  await toast('Now the default')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Address' })).toBeHidden()
  expect((await row.boundingBox())?.height).toBeLessThan(60)

  const sidebar = page.getByRole('navigation', { name: 'Admin' })
  await sidebar.getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByText('Fatima Khan')).toBeVisible()
  await sidebar.getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL(/status=confirmed&hide=address&density=compact$/)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/bookings\?hide=address&density=compact$/)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find or do' }).fill('small')
  await expect(page.getByRole('option', { name: /Confirmed, small/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/status=confirmed/)

  await page.getByRole('button', { name: 'List options' }).click()
  await options.getByRole('button', { name: 'Delete Confirmed, small' }).click()
  await expect(options.getByRole('button', { name: 'Delete Confirmed, small' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'List options' }).click()
  await expect(options.getByRole('button', { name: 'Delete Confirmed, small' })).toBeVisible()
})

test('the palette begins a booking, finds a customer, and leads to their page @long', async ({
  hub: { page, open },
}) => {
  await open('/finance')
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Find or do' })
  await palette.fill('new book')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /new booking/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/bookings$/)

  await page.keyboard.press('Control+k')
  await palette.fill('brien')
  const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option')
  await customer.first().click()
  await expect(page.getByRole('heading', { name: /Liam O’Brien/ })).toBeVisible()
})
