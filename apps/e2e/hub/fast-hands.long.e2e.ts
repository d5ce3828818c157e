import { saysWhy } from '../pages/all-the-same.ts'
import { bookingRow, expect, test } from './hub-test.ts'

test('from the keyboard: go, find, select, change many and take it back @long', async ({
  hub: { page, open, toast },
}) => {
  await open('/bookings')
  const rows = page.locator('[data-booking]')
  await expect(rows.first()).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('j')
  await expect(rows.first().locator('button[aria-expanded]')).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1).locator('button[aria-expanded]')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('o')
  await expect(rows.first().locator('button[aria-expanded]')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('o')

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('j')
  await expect(page.getByRole('searchbox')).toHaveValue('j')
  await page.getByRole('button', { name: 'All Bookings' }).click()

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Find or do' })
  await palette.fill('go contractors')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contractors$/)
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/bookings$/)
  await toastless(page)

  await open('/bookings?status=confirmed')
  await expect(rows.first()).toBeVisible()
  const names = [rows.first(), rows.nth(1)]
  const ids = await Promise.all(names.map((row) => row.getAttribute('data-booking')))
  for (const row of names) await row.locator('[data-select]').check()
  const bar = page.getByRole('region', { name: 'Selected bookings' })
  await expect(bar).toContainText('2 selected')
  await bar.getByLabel('Set the status of the selected bookings').selectOption('completed')
  await expect(bar).toContainText('set to completed 2')
  await bar.getByRole('button', { name: 'Apply to 2' }).click()
  await page.getByRole('button', { name: 'Complete 2 jobs' }).click()
  await toast('Booking status updated', '2 of 2')
  for (const id of ids) await expect(page.locator(`[data-booking="${id}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast('Undone', '2 of 2')
  for (const id of ids)
    await expect(bookingRow(page, '').and(page.locator(`[data-booking="${id}"]`))).toBeVisible()

  // Assigned with their letters, which wait while it can be taken back.
  for (const id of ids) await page.locator(`[data-booking="${id}"] [data-select]`).check()
  const assign = bar.getByLabel('Assign the selected bookings')
  const cleaner = (await assign.locator('option').last().textContent()) ?? ''
  await assign.selectOption(cleaner)
  await saysWhy(bar)
  await bar.getByRole('button', { name: 'Apply and e-mail…' }).click()
  const letters = page.getByRole('dialog', { name: 'Assign and E-mail' })
  await expect(letters.getByText(/^New job: /).first()).toBeVisible()
  await letters.getByRole('button', { name: 'Assign 2 and send 4 e-mails' }).click()
  await toast(`Assigned to ${cleaner}`, '2 of 2. 4 e-mails go out in ten seconds.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await toast('Undone', '2 of 2')
  for (const id of ids) await expect(page.locator(`[data-booking="${id}"]`).getByText(cleaner)).toHaveCount(0)
})

/** No notice stands in the way. */
async function toastless(page: import('@playwright/test').Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
