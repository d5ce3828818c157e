import { expectAccessible, expectNoSidewaysScroll } from '../pages/accessible.ts'
import { hubScreens } from '../pages/hub-screens.ts'
import { expect, test } from './hub-test.ts'

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the login has no violations @long', async ({ page }) => {
    await page.goto('/admin/dashboard')
    await expect(page.getByText('You are not authenticated.')).toBeVisible()
    await expectAccessible(page)
  })
})

for (const [screen, path, text] of hubScreens) {
  test(`the ${screen} has no violations @long`, async ({ hub: { page, open } }) => {
    await open(path)
    await expect(page.getByText(text).locator('visible=true').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('no screen is wider than a phone, whose links are in a drawer @phone-only', async ({
  hub: { page, open },
}) => {
  await open('')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: /^Bookings/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  // Other states and parts of a screen are tried with its violations.
  const whole = hubScreens.filter(([, path]) => !/[?](?:q|part)=/.test(path))
  for (const [screen, path, text] of whole) {
    // As a link does: the Hub itself stays loaded.
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin/dashboard${path}`)
    await expect(page.getByText(text).locator('visible=true').first(), screen).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('an open booking has no violations @long', async ({ hub: { page, open } }) => {
  await open('/bookings?assignedCleaner=Maria+Santos')
  const row = page.locator('[data-booking]').first()
  await row.getByText(/, ON/).click()
  await expect(page.getByText('Special instructions')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expectAccessible(page)
})
