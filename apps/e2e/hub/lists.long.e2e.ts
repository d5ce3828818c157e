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
  await expect(page.getByText('WELCOME10')).toBeVisible()
  expect((await csvOf(page, 'CSV of all these promo codes')).join()).toContain('WELCOME10')
  expect((await csvOf(page, 'CSV of all these history entries'))[0]).toBe('When,Who,What,Changes')
})
