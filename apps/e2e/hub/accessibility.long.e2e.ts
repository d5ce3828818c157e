import { expectAccessible } from '../pages/accessible.ts'
import { hubScreens } from '../pages/hub-screens.ts'
import { expect, test } from './hub-test.ts'

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the login has no violations @phone-only', async ({ page }) => {
    await page.goto('/admin/dashboard')
    await expect(page.getByText('You are not authenticated.')).toBeVisible()
    await expectAccessible(page)
  })
})

for (const [screen, path, text] of hubScreens) {
  test(`the ${screen} has no violations @phone-only`, async ({ hub: { page, open } }) => {
    await open(path)
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
    await expectAccessible(page)
  })
}

for (const button of ['Edit Booking', 'Email Contractor', 'Email Customer', 'Change Cleaner']) {
  test(`the dialog of '${button}' has no violations`, async ({ hub: { page, open } }) => {
    await open('/bookings?assignedCleaner=Maria+Santos')
    const row = page.locator('[data-booking]').first()
    await row.getByText(/, ON/).click()
    await expect(page.getByText('Special instructions')).toBeVisible()
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('a form with its messages has no violations', async ({ hub: { page, open } }) => {
  await open('/contractors')
  await page.getByRole('button', { name: 'Add Contractor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Contractor' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
})

test('an open inquiry has no violations', async ({ hub: { page, open } }) => {
  await open('/contacts')
  await page.locator('[data-inquiry]').first().getByRole('button').first().click()
  await expect(page.getByText('Conversation Thread')).toBeVisible()
  await expectAccessible(page)
})

test('every screen has a title of its own', async ({ hub: { page, open } }) => {
  const titles = new Map<string, string>()
  for (const [, path, text] of hubScreens) {
    await open(path)
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
    titles.set(new URL(page.url()).pathname, await page.title())
  }
  expect(new Set(titles.values()).size).toBe(titles.size)
})
