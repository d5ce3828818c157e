import type { Business } from '@dustforce/office/company'
import { companyValues } from '@dustforce/office/company/company-values'
import { fill } from '@dustforce/office/texts/fill'
import frame from '@dustforce/office/texts/frame.en.json'
import { saidIn } from '../texts/said-in.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import { stillPage } from './still-page.tsx'
import * as words from './words.en.ts'

/** Returns the title that tabs show for a page of a company. */
type Title = (business: Business) => string

const titleOf =
  (page: string): Title =>
  ({ company }) =>
    `${page} | ${company.name}`

/** A page of the site: where it is, what tabs call it, and its code. */
export interface SitePage extends LazyPage {
  readonly path: string
  readonly title: Title
  /** Whether search engines may list it. */
  readonly listed: boolean
  /** Another path that shows the same content and is the one to be listed. */
  readonly canonicalPath?: string
  /** Whether it shows what is nobody else's business: no page that it links to learns of it. */
  readonly isPrivate?: boolean
}

const home = {
  title: (business: Business) =>
    `${business.company.name} | ${fill(saidIn(business, 'frame', frame).homeTitle, companyValues(business))}`,
  ...lazyPage(async () => {
    const { Page, homeReady } = await import('./home-page.tsx')
    await homeReady()
    return { Page }
  }),
}

export const notFoundPage: SitePage = {
  path: '*',
  title: titleOf(words.notFound),
  listed: false,
  ...lazyPage(() => import('./not-found.tsx')),
}

/** A page that letters lead to. */
const letterPage = (path: string, title: string, load: Parameters<typeof lazyPage>[0]): SitePage => ({
  path,
  title: titleOf(title),
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
    title: (business) => fill(saidIn(business, 'frame', frame).careersTitle, companyValues(business)),
    listed: true,
    ...lazyPage(() => import('../features/careers/careers-page.tsx')),
  },
  {
    path: '/faq',
    title: titleOf(words.faq),
    listed: true,
    ...stillPage('faq-page', () => import('../features/faq/faq-page.tsx')),
  },
  {
    path: '/terms-privacy',
    title: titleOf(words.terms),
    listed: true,
    ...stillPage('terms-page', () => import('../features/policies/terms-page.tsx')),
  },
  {
    path: '/cancellation-policy',
    title: titleOf(words.cancellation),
    listed: true,
    ...lazyPage(() => import('../features/policies/cancellation-page.tsx')),
  },
  {
    path: '/accessibility',
    title: titleOf(words.accessibility),
    listed: true,
    ...stillPage('accessibility-page', () => import('../features/policies/accessibility-page.tsx')),
  },
  {
    path: '/payment-success',
    title: titleOf(words.paymentSuccess),
    listed: false,
    ...lazyPage(() => import('../features/payment/payment-success.tsx')),
  },
  {
    path: '/payment-cancelled',
    title: titleOf(words.paymentCancelled),
    listed: false,
    ...lazyPage(() => import('../features/payment/payment-cancelled.tsx')),
  },
  letterPage('/booking', words.booking, () => import('../features/own-booking/own-booking-page.tsx')),
  letterPage('/review', words.review, () => import('../features/own-booking/review-page.tsx')),
  letterPage(
    '/mail-choices',
    words.mailChoices,
    () => import('../features/own-booking/mail-choices-page.tsx'),
  ),
  letterPage('/waiting', words.waiting, () => import('../features/own-booking/waiting-page.tsx')),
  letterPage('/job', words.job, () => import('../features/own-booking/job-page.tsx')),
]

/** The page at a path; the 'not found' page for an unknown one. A trailing slash makes no difference. */
export function pageAt(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return pages.find((page) => page.path === path) ?? notFoundPage
}
