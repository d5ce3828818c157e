import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../stack/stack-test.ts'

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: it is looked at after each press.
  const control = await target.elementHandle()
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control?.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

test('a booking is made and paid by keyboard alone', async ({ page }) => {
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.insertText(text)
  }
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await page.goto('/')
  await press(
    page.getByRole('article', { name: 'Deep Cleaning' }).getByRole('button', { name: 'Book This Service' }),
    'Enter',
  )
  const dialog = page.getByRole('dialog', { name: /^Book Your/ })
  await expect(dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
  await type(dialog.getByLabel('First Name'), 'Kei')
  await type(dialog.getByLabel('Last Name'), 'Tanaka')
  await type(dialog.getByLabel(/^Email/), 'kei.tanaka@example.com')
  await type(dialog.getByLabel(/^Phone/), '4165550199')
  await type(dialog.getByLabel('Street Address'), '100 Queen St W')
  await type(dialog.getByLabel('City'), 'Toronto')
  await type(dialog.getByLabel('Postal Code'), 'm5h2n2')
  for (const [field, count] of [
    ['Bedrooms', '3'],
    ['Bathrooms', '2'],
  ] as const) {
    await tabTo(page, dialog.getByLabel(field))
    await page.keyboard.press(count)
  }
  await press(dialog.getByRole('button', { name: 'Use this time' }), 'Enter')
  const line = (title: string) => dialog.getByRole('region', { name: title }).locator('summary')
  await press(line('Add-On Services'), 'Enter')
  await press(dialog.getByRole('checkbox', { name: /^Laundry/ }), 'Space')
  await press(line('Pets'), 'Space')
  await press(
    dialog.getByRole('group', { name: 'Do you have pets?' }).getByRole('radio', { name: 'Yes' }),
    'Space',
  )
  await expect(dialog.locator('[data-line="subtotal"] dd').first()).toHaveText('$315')
  await press(dialog.getByLabel(/^I agree to receive text messages/), 'Space')
  await press(dialog.getByLabel(/^I agree to the/), 'Space')
  await expect(dialog.getByText('Verifying email domain...')).toHaveCount(0)
  await press(dialog.getByRole('button', { name: 'Proceed to Secure Payment' }), 'Enter')

  await page.waitForURL(/\/stripe\//)
  await press(page.getByRole('button', { name: /^Pay/ }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
})
