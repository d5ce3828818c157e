import { expect, test } from './hub-test.ts'

test('a customer is found as people type names, and keeps a note of the office', async ({
  hub: { page, open, toast },
}) => {
  await open('/customers')
  await page.getByLabel('Search customers').fill("liam o'brien")
  const list = page.getByRole('list', { name: 'Customers' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name: /Liam O’Brien/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Liam O’Brien' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Next visit')
  await page.getByLabel('Notes (staff only)').fill('Rings twice.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await toast('Note saved')
  await page.getByLabel('Contractor', { exact: true }).selectOption('Maria Santos')
  await page.getByRole('button', { name: 'Never again' }).click()
  await toast('Saved')
  await page.reload()
  await expect(page.getByLabel('Notes (staff only)')).toHaveValue('Rings twice.')
  await expect(page.getByRole('button', { name: 'Take back: Maria Santos, never again' })).toBeVisible()
})
