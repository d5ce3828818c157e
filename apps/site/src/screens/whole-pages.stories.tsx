import { at, type SiteStory, wholeSite } from '../testing/whole-site.tsx'

/* Every page of the site whole, at its address, with its header, its footer and what it really says. */

const meta: typeof wholeSite = { title: 'Site/Whole pages', ...wholeSite }
export default meta

const session = 'cs_test_a1b2c3d4e5f6'

export const Home: SiteStory = {
  ...at({ at: '/' }, ['Professional Home Cleaning Services in Greater Toronto Area', 'How It Works']),
  tags: ['test'],
}
export const HomeOnAPhone: SiteStory = {
  ...Home,
  tags: ['!test'],
  globals: { viewport: { value: 'mobile1' } },
}
export const HomeWithABookingBegun: SiteStory = at({ at: '/', draft: {} }, ['How It Works'])
export const Offer: SiteStory = at({ at: '/?promo' }, ['Maybe Later'])
export const Careers: SiteStory = at({ at: '/careers' }, ['Join Our Team'])
export const Questions: SiteStory = at({ at: '/faq' }, ['Booking and scheduling'])
export const TermsAndPrivacy: SiteStory = at({ at: '/terms-privacy' }, ['Text messages and calls'])
export const CancellationPolicy: SiteStory = at({ at: '/cancellation-policy' }, ['Go Back to Booking'])
export const Accessibility: SiteStory = at({ at: '/accessibility' }, [/accessib/i])
export const PaymentProcessing: SiteStory = at(
  { at: `/payment-success?session_id=${session}`, answers: { payment_state: 'never' } },
  ['Processing your payment...'],
)
export const PaymentUnanswered: SiteStory = at(
  { at: `/payment-success?session_id=${session}`, answers: { payment_state: 'no connection' } },
  ['Thank You'],
)
export const PaymentCancelled: SiteStory = at({ at: '/payment-cancelled', draft: {} }, ['Try Again'])
export const NotFound: SiteStory = at({ at: '/nowhere' }, ['Oops! Page not found'])
export const LinkWithoutToken: SiteStory = at({ at: '/booking' }, [/link/])
