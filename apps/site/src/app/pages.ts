import { gtaCompany } from '@dustforce/core/company'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** A page of the site: where it is, what tabs call it, and its code. */
export interface SitePage extends LazyPage {
  readonly path: string
  readonly title: string
  /** Whether search engines may list it. */
  readonly listed: boolean
  /** The module that `preload` loads, from the site's folder: a build names its file in the page's head. */
  readonly source: string
  /** Another path that shows the same content and is the one to be listed. */
  readonly canonicalPath?: string
  /** Whether it shows what is nobody else's business: no page that it links to learns of it. */
  readonly isPrivate?: boolean
}

const home = {
  title: `Dust Force | Professional Home Cleaning in ${gtaCompany.serviceArea}`,
  source: 'src/app/home-page.tsx',
  ...lazyPage(async () => {
    const { Page, homeReady } = await import('./home-page.tsx')
    await homeReady()
    return { Page }
  }),
}

export const notFoundPage: SitePage = {
  path: '*',
  title: 'Page not found | Dust Force',
  listed: false,
  source: 'src/app/not-found.tsx',
  ...lazyPage(() => import('./not-found.tsx')),
}

/** Every public page. */
export const pages: readonly SitePage[] = [
  { path: '/', listed: true, ...home },
  { path: '/book-online', listed: false, canonicalPath: '/', ...home },
  {
    path: '/careers',
    title: 'Cleaning Jobs in Toronto and the GTA | Dust Force Careers',
    listed: true,
    source: 'src/features/careers/careers-page.tsx',
    ...lazyPage(() => import('../features/careers/careers-page.tsx')),
  },
  {
    path: '/faq',
    title: 'Questions and Answers about Home Cleaning | Dust Force',
    listed: true,
    source: 'src/features/faq/faq-page.tsx',
    ...lazyPage(() => import('../features/faq/faq-page.tsx')),
  },
  {
    path: '/terms-privacy',
    title: 'Terms of Service and Privacy Policy | Dust Force',
    listed: true,
    source: 'src/features/policies/terms-page.tsx',
    ...lazyPage(() => import('../features/policies/terms-page.tsx')),
  },
  {
    path: '/cancellation-policy',
    title: 'Cancellation and Refund Policy | Dust Force',
    listed: true,
    source: 'src/features/policies/cancellation-page.tsx',
    ...lazyPage(() => import('../features/policies/cancellation-page.tsx')),
  },
  {
    path: '/payment-success',
    title: 'Payment received | Dust Force',
    listed: false,
    source: 'src/features/payment/payment-success.tsx',
    ...lazyPage(() => import('../features/payment/payment-success.tsx')),
  },
  {
    path: '/payment-cancelled',
    title: 'Payment cancelled | Dust Force',
    listed: false,
    source: 'src/features/payment/payment-cancelled.tsx',
    ...lazyPage(() => import('../features/payment/payment-cancelled.tsx')),
  },
  {
    path: '/booking',
    title: 'Your booking | Dust Force',
    listed: false,
    isPrivate: true,
    source: 'src/features/own-booking/own-booking-page.tsx',
    ...lazyPage(() => import('../features/own-booking/own-booking-page.tsx')),
  },
  {
    path: '/review',
    title: 'How was your cleaning? | Dust Force',
    listed: false,
    isPrivate: true,
    source: 'src/features/own-booking/review-page.tsx',
    ...lazyPage(() => import('../features/own-booking/review-page.tsx')),
  },
  {
    path: '/mail-choices',
    title: 'E-mails from us | Dust Force',
    listed: false,
    isPrivate: true,
    source: 'src/features/own-booking/mail-choices-page.tsx',
    ...lazyPage(() => import('../features/own-booking/mail-choices-page.tsx')),
  },
]

/** The page at a path; the 'not found' page for an unknown one. A trailing slash makes no difference. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return pages.find((page) => page.path === path) ?? notFoundPage
}
