import { expect } from '@playwright/test'
import { expectToast } from './booking-form.ts'
import { test } from './site-test.ts'

test('a link with a promo code brings the offer, the choice of a service and a booking with both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/?promo=welcome10')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.runFor(600)
  const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
  await expect(offer).toBeVisible()
  await offer.getByRole('button', { name: 'Copy code' }).click()
  await expectToast(page, 'Code Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WELCOME10')
  await expect(offer.getByRole('button', { name: 'Code copied' })).toBeVisible()
  await page.clock.runFor(2100)
  await expect(offer.getByRole('button', { name: 'Copy code' })).toBeVisible()
  await offer.getByRole('button', { name: 'Book Your Cleaning Now' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose a service' })
  await expect(chooser.getByRole('button')).toContainText([
    'Basic Cleaning',
    'Deep Cleaning',
    'Move-In/Out Clean',
  ])
  await chooser.getByRole('button', { name: /^Deep Cleaning/ }).click()
  await page.clock.runFor(250)
  const booking = page.getByRole('dialog', { name: 'Book Your Deep Cleaning' })
  await expect(booking.getByLabel('Promo code', { exact: true })).toHaveValue('WELCOME10')
  await expect(booking.getByText('WELCOME10 applied: you save $20')).toBeVisible()
})

for (const way of ['Maybe Later', 'Close']) {
  test(`'${way}' puts the offer away`, async ({ page }) => {
    await page.goto('/?promo=WELCOME10')
    const offer = page.getByRole('dialog', { name: '10% off your first cleaning' })
    await offer.getByRole('button', { name: way }).click()
    await expect(offer).toBeHidden()
  })
}
