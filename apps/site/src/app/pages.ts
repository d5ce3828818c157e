import { gtaCompany } from '@dustforce/office/company'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** A page of the site: where it is, what tabs call it, and its code. */
export interface SitePage extends LazyPage {
  readonly path: string
  readonly title: string
  /** Whether search engines may list it. */
  readonly listed: boolean
  /** Another path that shows the same content and is the one to be listed. */
  readonly canonicalPath?: string
  /** Whether it shows what is nobody else's business: no page that it links to learns of it. */
  readonly isPrivate?: boolean
}

const home = {
  title: `Dust Force | Professional Home Cleaning in ${gtaCompany.serviceArea}`,
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
  ...lazyPage(() => import('./not-found.tsx')),
}

/** A page that letters lead to. */
const letterPage = (path: string, name: string, load: Parameters<typeof lazyPage>[0]): SitePage => ({
  path,
  title: `${name} | Dust Force`,
  listed: false,
  isPrivate: true,
  ...lazyPage(load),
})

/** Every public page. */
export const pages: readonly SitePage[] = [
  { path: '/', listed: true, ...home },
  { path: '/book-online', listed: false, canonicalPath: '/', ...home },
  {
    path: '/careers',
    title: 'Cleaning Jobs in Toronto and the GTA | Dust Force Careers',
    listed: true,
    ...lazyPage(() => import('../features/careers/careers-page.tsx')),
  },
  {
    path: '/faq',
    title: 'Questions and Answers about Home Cleaning | Dust Force',
    listed: true,
    ...lazyPage(() => import('../features/faq/faq-page.tsx')),
  },
  {
    path: '/terms-privacy',
    title: 'Terms of Service and Privacy Policy | Dust Force',
    listed: true,
    ...lazyPage(() => import('../features/policies/terms-page.tsx')),
  },
  {
    path: '/cancellation-policy',
    title: 'Cancellation and Refund Policy | Dust Force',
    listed: true,
    ...lazyPage(() => import('../features/policies/cancellation-page.tsx')),
  },
  {
    path: '/accessibility',
    title: 'Accessibility and Help with Booking | Dust Force',
    listed: true,
    ...lazyPage(() => import('../features/policies/accessibility-page.tsx')),
  },
  {
    path: '/payment-success',
    title: 'Your payment | Dust Force',
    listed: false,
    ...lazyPage(() => import('../features/payment/payment-success.tsx')),
  },
  {
    path: '/payment-cancelled',
    title: 'Payment cancelled | Dust Force',
    listed: false,
    ...lazyPage(() => import('../features/payment/payment-cancelled.tsx')),
  },
  letterPage('/booking', 'Your booking', () => import('../features/own-booking/own-booking-page.tsx')),
  letterPage('/review', 'How was your cleaning?', () => import('../features/own-booking/review-page.tsx')),
  letterPage(
    '/mail-choices',
    'E-mails from us',
    () => import('../features/own-booking/mail-choices-page.tsx'),
  ),
  letterPage('/waiting', 'Your place in the queue', () => import('../features/own-booking/waiting-page.tsx')),
  letterPage('/job', 'Your job', () => import('../features/own-booking/job-page.tsx')),
]

/** The page at a path; the 'not found' page for an unknown one. A trailing slash makes no difference. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return pages.find((page) => page.path === path) ?? notFoundPage
}
