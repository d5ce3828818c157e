import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../pages/accessible.ts'
import { applyPromo, type BookingDialog, expectToast, openBooking, submit } from '../pages/booking-form.ts'
import { openRoute, siteRoutes } from '../pages/site-routes.ts'
import { test } from '../stack/stack-test.ts'

for (const route of siteRoutes) {
  test(`${route} has no violations${route === '/' ? '' : ' @long'}`, async ({ page }) => {
    await openRoute(page, route)
    await expectAccessible(page)
  })
}

test('the booking dialog with every message has none @long', async ({ page }) => {
  await page.goto('/')
  const booking = await openBooking(page)
  await submit(booking)
  await expect(booking.dialog.getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
})

test('the application, the offer and the open menu have none @long', async ({ page }) => {
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

/**
 * Finds the targets that can be pressed and are lower or, unless they are words, narrower than 44 pixels; links within a sentence are as high as its
 * lines.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, summary, input:not([readonly]), select, textarea, [role="button"]'
    const scope = document.querySelector('[role="dialog"]') ?? document.body
    return [...scope.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const isChoice = element.matches('[type="radio"], [type="checkbox"]')
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const target = isChoice && label ? label : element
      const isLink = element.matches('a')
      const isInSentence = isLink && getComputedStyle(element).display === 'inline'
      const { width, height } = target.getBoundingClientRect()
      const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1
      if (!isShown || isInSentence || (height >= 44 && (isLink || width >= 44))) return []
      return [
        `${target.tagName} ${target.textContent || target.id}: ${width.toFixed()} x ${height.toFixed()}`,
      ]
    })
  })
}

/** Expects that the message on screen leaves the fields and buttons with these names free. */
async function expectNotCovered({ page, dialog }: BookingDialog, names: readonly string[]): Promise<void> {
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  for (const name of names) {
    const element = dialog.getByLabel(name).or(dialog.getByRole('button', { name })).first()
    await expect(async () => {
      const { y: top = 0, height = 0 } = (await message.boundingBox()) ?? {}
      expect(height).toBeGreaterThan(0)
      const box = await element.boundingBox()
      expect(box === null || box.y + box.height <= top || box.y >= top + height, name).toBe(true)
    }).toPass()
  }
}

test('@phone-only everything that can be pressed in a dialog is large enough for a thumb', async ({
  page,
}) => {
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Join Our Team' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page), 'the application').toEqual([])
  await page.goto('/?promo=WELCOME10')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page), 'the offer').toEqual([])
  await page.goto('/')
  const booking = await openBooking(page)
  await expect(booking.dialog.getByRole('button', { name: 'Use this time' })).toBeVisible()
  for (const part of await booking.dialog.locator('summary').all()) await part.click()
  expect(await smallTargets(page), 'the booking dialog').toEqual([])

  // A message leaves the title, the close button and what has the focus free, be that high or low in the window.
  const code = booking.dialog.getByLabel('Promo code', { exact: true })
  await code.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await applyPromo(booking, 'NOPE')
  await expectToast(page, 'Invalid Promo Code')
  await expectNotCovered(booking, ['Apply', 'Close', 'Proceed to Secure Payment'])
  await submit(booking)
  await expectToast(page, 'Missing Information')
  await expect(booking.dialog.getByLabel('First Name')).toBeFocused()
  await expectNotCovered(booking, ['First Name', 'Close', 'Proceed to Secure Payment'])
})

test('@phone-only everything that can be pressed on a page is large enough for a thumb @long', async ({
  page,
}) => {
  for (const route of siteRoutes) {
    await page.goto(route)
    expect(await smallTargets(page), route).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and everything that can be pressed is large enough @phone-only', async ({
    page,
  }) => {
    const texts: Readonly<Record<string, readonly string[]>> = {
      '/': ['Tell us within 24 hours', '8:00 AM to 6:00 PM'],
      '/careers': ['What you get'],
      '/faq': ['How do I book a cleaning?'],
      '/terms-privacy': ['Your responsibilities'],
      '/cancellation-policy': ['How refunds arrive'],
      '/accessibility': ['Tell us what is in the way'],
    }
    expect(siteRoutes).toEqual(expect.arrayContaining(Object.keys(texts)))
    for (const route of siteRoutes) {
      await page.goto(route)
      for (const text of texts[route] ?? []) await expect(page.getByText(text).first()).toBeVisible()
      expect(await smallTargets(page), route).toEqual([])
    }
  })
})

test('no page is wider than a narrow phone, also with text twice as large', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const route of siteRoutes) {
    // With what is loaded later: it was measured before that, and a page was wider afterwards.
    await page.goto(route, { waitUntil: 'networkidle' })
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
