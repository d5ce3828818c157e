import { expect } from '@playwright/test'
import { expectAccessible } from '../pages/accessible.ts'
import { openBooking, submit } from '../pages/booking-form.ts'
import { test } from '../stack/stack-test.ts'

const routes = [
  '/',
  '/book-online',
  '/careers',
  '/faq',
  '/terms-privacy',
  '/cancellation-policy',
  '/payment-success?session_id=cs_test_a1b2c3d4',
  '/payment-cancelled',
  '/no-such-page',
]

for (const route of routes) {
  test(`${route} has no violations`, async ({ page }) => {
    await page.goto(route)
    if (route.startsWith('/payment-success'))
      await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
    await expectAccessible(page)
  })
}

test('the empty booking dialog has none', async ({ page }) => {
  await page.goto('/')
  const booking = await openBooking(page)
  await expect(booking.dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
  await expectAccessible(page)
})

test('the booking dialog with every message has none', async ({ page }) => {
  await page.goto('/')
  const booking = await openBooking(page)
  await submit(booking)
  await expect(booking.dialog.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
})

test('the application, the offer and the open menu have none', async ({ page }) => {
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Join Our Team' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/?promo=WELCOME10')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const [route, text] of [
      ['/', 'Tell us within 24 hours'],
      ['/', '8:00 AM to 6:00 PM'],
      ['/careers', 'What you get'],
      ['/faq', 'How do I book a cleaning?'],
      ['/terms-privacy', 'Your responsibilities'],
      ['/cancellation-policy', 'How refunds arrive'],
    ] as const) {
      await page.goto(route)
      await expect(page.getByText(text).first()).toBeVisible()
    }
  })
})

test('no page is wider than a narrow phone, also with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const route of routes) {
    await page.goto(route)
    for (const size of ['100%', '200%']) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value
      }, size)
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${route} at ${size}`,
      ).toBe(0)
    }
  }
})
