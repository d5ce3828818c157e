import { expect } from '@playwright/test'
import { expectAccessible } from '../pages/accessible.ts'
import { openBooking } from '../pages/booking-form.ts'
import { openRoute, siteRoutes } from '../pages/site-routes.ts'
import { test } from '../stack/stack-test.ts'

for (const route of siteRoutes) {
  test(`${route} has no violations @phone-only`, async ({ page }) => {
    await openRoute(page, route)
    await expectAccessible(page)
  })
}

test('the empty booking dialog has none @phone', async ({ page }) => {
  await page.goto('/')
  const booking = await openBooking(page)
  await expect(booking.dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
  await expectAccessible(page)
})
