import { expect, type Page } from '@playwright/test'

/** Follows the link of a letter to the page of the booking. */
export async function openLetter(page: Page, email: string, subject: RegExp): Promise<void> {
  const letter = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })
  await expect
    .poll(async () => {
      await page.goto('/mailbox')
      return letter.count()
    })
    .toBeGreaterThan(0)
  await letter.first().click()
  const link = page.frameLocator('iframe').getByRole('link', { name: 'See or change your booking' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
}
