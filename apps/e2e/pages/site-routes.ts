import type { Page } from '@playwright/test'

/** Every page of the site that a visitor can open, the one for unknown addresses included. */
export const siteRoutes = [
  '/',
  '/book-online',
  '/careers',
  '/faq',
  '/terms-privacy',
  '/cancellation-policy',
  '/accessibility',
  '/payment-success?session_id=cs_test_a1b2c3d4',
  '/payment-cancelled',
  '/booking',
  '/review',
  '/mail-choices',
  '/job',
  '/waiting',
  '/no-such-page',
]

/** Opens a page of the site and waits until it says what it has to say. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await page.waitForLoadState('networkidle')
  if (route.startsWith('/payment-success')) await page.getByRole('heading', { name: 'Thank You' }).waitFor()
}
