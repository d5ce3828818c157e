/** Every page of the site that a visitor can open, the one for unknown addresses included. */
export const siteRoutes = [
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
