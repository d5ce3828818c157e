import { expect } from '@playwright/test'
import { openBooking } from '../pages/booking-form.ts'
import { hiddenStops, tallFixtures } from '../pages/focus-walk.ts'
import { openRoute, siteRoutes } from '../pages/site-routes.ts'
import { lostBySpacing } from '../pages/text-spacing.ts'
import { test } from '../stack/stack-test.ts'

/** A window of 1280 x 1024 at 400 %, and a phone on its side. */
const windows = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
]

for (const size of windows) {
  test.describe(`in a window of ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size })
    test.slow()

    test('the focus is in sight on every page, and nothing stays over a third of it', async ({ page }) => {
      for (const route of siteRoutes) {
        await openRoute(page, route)
        expect(await tallFixtures(page), route).toEqual([])
        expect(await hiddenStops(page), route).toEqual([])
        expect(await hiddenStops(page, 'Shift+Tab'), `${route}, backwards`).toEqual([])
      }
    })

    test('the focus is in sight in the booking and the application, and both can be sent', async ({
      page,
    }) => {
      await page.goto('/')
      const { dialog } = await openBooking(page)
      for (const part of await dialog.locator('summary').all()) await part.click()
      expect(await hiddenStops(page), 'the booking').toEqual([])
      const pay = dialog.getByRole('button', { name: 'Proceed to Secure Payment' })
      await pay.scrollIntoViewIfNeeded()
      await expect(pay).toBeInViewport({ ratio: 1 })

      await page.goto('/careers')
      await page.getByRole('button', { name: 'Join Our Team' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await hiddenStops(page), 'the application').toEqual([])
    })
  })
}

test('no page and no form loses a text when texts are spaced out on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  for (const route of siteRoutes) {
    await openRoute(page, route)
    expect(await lostBySpacing(page), route).toEqual([])
  }
  await page.goto('/')
  const { dialog } = await openBooking(page)
  for (const part of await dialog.locator('summary').all()) await part.click()
  expect(await lostBySpacing(page), 'the booking').toEqual([])
})
