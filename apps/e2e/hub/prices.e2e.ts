import { countedPerson } from '../pages/effort.ts'
import { expect, test } from './hub-test.ts'

test('an owner changes a price in at most six clicks, publishes it after a look at what changes, and takes it back', async ({
  hub: { page, open },
}) => {
  const { click, type, effort } = countedPerson()
  await open('')
  await click(page.getByRole('link', { name: 'Prices', exact: true }))
  const price = page.getByLabel('Deep Cleaning, 3 bedrooms, 2 bathrooms')
  await expect(price).toHaveValue('270')
  await type(price, '285')
  await click(page.getByRole('button', { name: 'Review and publish' }))
  const dialog = page.getByRole('dialog', { name: 'Publish prices' })
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText('$270$285')
  await expect(dialog.getByText(/bookings?, tax included/)).toBeVisible()
  await dialog.getByLabel('Note').fill('Deep cleaning takes longer')
  await click(dialog.getByRole('button', { name: 'Publish', exact: true }))
  expect(effort.clicks).toBeLessThanOrEqual(6)
  const versions = page.getByRole('list', { name: 'Versions' })
  await expect(versions.getByRole('listitem').first()).toContainText('gta-2026.2: Deep cleaning takes longer')
  await expect(price).toHaveValue('285')

  await versions.getByRole('button', { name: 'Use again: gta-2026.1' }).click()
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText('$285$270')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(versions.getByRole('listitem').first()).toContainText('gta-2026.3: gta-2026.1 again')
  await expect(price).toHaveValue('270')
})
