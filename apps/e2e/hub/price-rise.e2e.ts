import { expect, test } from './hub-test.ts'

test('an owner looks at what a price rise would do, from a day that the law allows', async ({
  hub: { page, open },
}) => {
  await open('/price-rise')
  await expect(page.getByRole('heading', { level: 1, name: 'Price rise' })).toBeVisible()
  await expect(page.getByText('Nothing to raise')).toBeVisible()
  await expect(page.getByText('No prices were raised yet.')).toBeVisible()
  const first = page.getByLabel('First day at the new price')
  await expect(first).not.toHaveValue('')
})
