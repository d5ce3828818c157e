import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './hub-test.ts'

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the login has no violations @phone', async ({ page }) => {
      await page.goto('/admin/dashboard')
      await expect(page.getByText('You are not authenticated.')).toBeVisible()
      await expectClean(page)
    })

    test('no screen has violations @phone', async ({ hub: { page, open } }) => {
      test.setTimeout(90_000)
      for (const [path, text] of [
        ['', 'Weekly Revenue'],
        ['/bookings', 'Contractor Pay'],
        ['/bookings?q=nothing-like-this', 'No bookings found'],
        ['/contacts', 'Fatima Khan'],
        ['/finance', 'HST collected'],
        ['/contractors', 'Maria Santos'],
        ['/applications', 'Sofia Marin'],
        ['/settings', 'WELCOME10'],
      ] as const) {
        await open(path)
        await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
        await expectClean(page)
      }
    })

    test('no dialog and no open row has violations', async ({ hub: { page, open } }) => {
      test.setTimeout(90_000)
      await open('/bookings?assignedCleaner=Maria+Santos')
      const row = page.locator('[data-booking]').first()
      await row.getByText(/, ON/).click()
      await expect(page.getByText('Special instructions')).toBeVisible()
      await expectClean(page)
      for (const button of ['Edit Booking', 'Email Contractor', 'Email Customer', 'Change Cleaner']) {
        await page.getByRole('button', { name: button }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectClean(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page.getByRole('button', { name: 'Cancel Booking' }).click()
      await expectClean(page)
      await open('/contractors')
      await page.getByRole('button', { name: 'Add Contractor' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add Contractor' }).click()
      await expect(page.getByText('Name is required')).toBeVisible()
      await expectClean(page)
      await open('/contacts')
      await page.locator('[data-inquiry]').first().getByRole('button').first().click()
      await expect(page.getByText('Conversation Thread')).toBeVisible()
      await expectClean(page)
    })
  })
}
