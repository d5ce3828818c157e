import { expect, type Page } from '@playwright/test'
import { withoutPopover } from '../pages/without-popover.ts'
import { test } from '../stack/stack-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Waits until a section has come to rest so many pixels below the window's upper edge. */
async function expectAt(page: Page, id: string, offset: number): Promise<void> {
  const top = () =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top, { intervals: [100] }).toBe(offset)
}

test('the menu holds eight entries in order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('navigation').getByRole('listitem')).toHaveText([
    'Services',
    'How It Works',
    'FAQ',
    'About Us',
    'Testimonials',
    'Join Us',
    'Contact',
    'Terms & Privacy',
  ])
})

test('the hero and the footer scroll with their own offsets @long', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Book Now', 'View Services']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('button', { name, exact: true }).click()
    await expectAt(page, 'services', 80)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await expectAt(page, 'how-it-works', 80)
})

test('a section chosen on another page goes home first, then scrolls below the bar @long', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expectAt(page, 'about', 90)
})

test('@phone links within a page stop below the bar', async ({ page }) => {
  const bar = page.getByRole('banner').locator('xpath=self::header')
  const expectBelowBar = async (name: RegExp) => {
    const heading = page.getByRole('heading', { level: 2, name })
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? Number.NaN)
      .toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? Number.NaN)
      .toBeGreaterThanOrEqual(y + height)
  }
  await page.goto('/terms-privacy')
  await page.getByRole('navigation', { name: 'Table of contents' }).getByText('Liability').click()
  await expectBelowBar(/Liability$/)
  await page.goto('/terms-privacy#privacy')
  await expectBelowBar(/Privacy$/)
  await page.goto('/faq')
  await page.getByRole('navigation', { name: 'Question categories' }).getByText('Team and safety').click()
  await expectBelowBar(/Team and safety/)
})

test('every page starts at its top, and its title follows', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Join Us' }).click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page).toHaveTitle(/Careers/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the logo goes home from another page, and to the top at home @long', async ({ page }) => {
  await page.goto('/faq')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Dust Force, home' })
  await logo.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Professional Home Cleaning Services in Greater Toronto Area',
  )
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await logo.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a logo that cannot be loaded is hidden @long', async ({ page }) => {
  const told = page.waitForEvent('console', (message) => message.text().includes('logo could not be loaded'))
  await page.route('**/logo.svg', (route) => route.abort())
  await page.goto('/faq')
  await told
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Dust Force', { exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu is closed, opens and closes in a browser without popovers', async ({ page }) => {
    await withoutPopover(page)
    await page.goto('/faq')
    const menu = page.locator('header nav[popoverx]')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(menu).toBeHidden()
    await page.waitForLoadState('networkidle')
    for (const close of [
      () => page.getByRole('button', { name: 'Close menu', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.getByTestId('menu-overlay').click({ position: { x: 190, y: 800 } }),
      () => menu.getByRole('link', { name: 'Join Us' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
    }
    await expect(page).toHaveURL(/\/careers$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('the menu opens, closes by its overlay and after a choice, and scrolls below the bar', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('banner').getByRole('navigation')
    await expect(menu).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close menu', exact: true })).toBeVisible()
    await page.getByTestId('menu-overlay').click({ position: { x: 190, y: 800 } })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Testimonials' }).click()
    await expect(menu).toBeHidden()
    await expectAt(page, 'testimonials', 84)
  })
})

test('an unknown path is told so, with a way home @long', async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Professional Home Cleaning')
})

test('the cancellation policy closes the tab that the booking form opened @long', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('article', { name: 'Deep Cleaning' }).getByRole('button').click()
  const opened = context.waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /cancellation and refund policy/ })
    .click()
  const policy = await opened
  const closed = policy.waitForEvent('close')
  const goBack = policy.getByRole('button', { name: 'Go Back to Booking' })
  await expect(goBack).toBeVisible()
  // The tab may be gone before the click is reported.
  await Promise.all([closed, goBack.click().catch(() => undefined)])
})

test('the cancellation policy asks to close a tab that the visitor opened @long', async ({ page }) => {
  await page.goto('/cancellation-policy')
  const asked = page.waitForEvent('dialog')
  await Promise.all([
    asked.then((dialog) => {
      expect(dialog.message()).toBe('Please close this tab to return to your booking.')
      return dialog.accept()
    }),
    page.getByRole('button', { name: 'Go Back to Booking' }).click(),
  ])
})

test('pages hold what the specification names @long', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Booking and scheduling',
    'Services and pricing',
    'Preparation and access',
    'Team and safety',
    'Quality and guarantee',
    'Business operations',
  ])
  const question = page.getByText('How do I book a cleaning?')
  await question.click()
  await expect(page.getByText(/Choose a service on the home page/)).toBeVisible()
  await page.goto('/terms-privacy')
  await expect(page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link')).toHaveCount(10)
})

test('a page that breaks says so @long', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Join Us' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
})
