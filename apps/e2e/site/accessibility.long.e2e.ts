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

test('every page has a title of its own', async ({ page }) => {
  const titles = new Map<string, string>()
  // The home page by another address.
  for (const route of siteRoutes.filter((one) => one !== '/book-online')) {
    await openRoute(page, route)
    titles.set(new URL(page.url()).pathname, await page.title())
  }
  expect(new Set(titles.values()).size).toBe(titles.size)
})
