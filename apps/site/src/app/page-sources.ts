/**
 * The module that each page's `preload` loads where it was prerendered, by path, from the site's folder: a build names its file in the page's head. Pages
 * that stand without their code name none. Browsers do without.
 */
export const pageSources: Readonly<Record<string, string>> = {
  '/': 'src/app/home-page.tsx',
  '/book-online': 'src/app/home-page.tsx',
  '*': 'src/app/not-found.tsx',
  '/careers': 'src/features/careers/careers-page.tsx',
  '/cancellation-policy': 'src/features/policies/cancellation-page.tsx',
  '/payment-success': 'src/features/payment/payment-success.tsx',
  '/payment-cancelled': 'src/features/payment/payment-cancelled.tsx',
  '/booking': 'src/features/own-booking/own-booking-page.tsx',
  '/review': 'src/features/own-booking/review-page.tsx',
  '/mail-choices': 'src/features/own-booking/mail-choices-page.tsx',
  '/waiting': 'src/features/own-booking/waiting-page.tsx',
  '/job': 'src/features/own-booking/job-page.tsx',
}
