import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { expect, screen, userEvent } from 'storybook/test'
import { dearerQuote } from '../features/booking/story-form.ts'
import { at, booking, type SiteAt, type SiteStory, wholeSite } from '../testing/whole-site.tsx'

/* The booking dialog whole, in each of its states, over its real adapter. */

const meta: typeof wholeSite = { title: 'Booking/Whole dialog', ...wholeSite }
export default meta

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Proceed to Secure Payment' }))

/** Waits until the places are known. */
const looked = async () => expect(await screen.findByText(/^Earliest/)).toBeVisible()

/** Opens what is closed to a line each. */
function unfold() {
  for (const fold of document.querySelectorAll('summary')) fold.click()
}

async function checkout() {
  await looked()
  await pay()
}

const agreed = { promoCode: '', messagesConsent: true, termsConsent: true }

/** The dialog with everything filled in, after the button was pressed. */
const paying = (
  answers: SiteAt['answers'],
  texts: readonly (string | RegExp)[],
  other: Partial<SiteAt> = {},
) => at({ at: booking, draft: agreed, ...(answers && { answers }), ...other }, texts, checkout)

export const Opened: SiteStory = at({ at: booking }, ['Customer Information', /^Earliest/])
export const LookingUp: SiteStory = at({ at: booking, answers: { availability: 'never' } }, [
  'Preferred Schedule',
])
export const NoAnswerAboutDays: SiteStory = at({ at: booking, answers: { availability: 'no connection' } }, [
  'Please contact us for availability',
])
export const CustomerFilledIn: SiteStory = at(
  { at: booking, draft: { ...agreed, date: '', time: '', streetAddress: '', city: '', postalCode: '' } },
  [/^Earliest/],
)
export const DayChosen: SiteStory = at(
  { at: booking, draft: { ...agreed, time: '', messagesConsent: false, termsConsent: false } },
  [/^Earliest/],
)
export const AllFilledIn: SiteStory = {
  ...at({ at: booking, draft: agreed }, ['All set: review the price and pay']),
  tags: ['test'],
}
export const EveryFoldOpen: SiteStory = at(
  { at: booking, draft: { ...agreed, service: 'standard' } },
  [/^Earliest/],
  async () => {
    await looked()
    unfold()
  },
)
export const EquipmentNotice: SiteStory = at(
  { at: booking, draft: agreed },
  ['Using your own equipment'],
  async () => {
    await looked()
    unfold()
    const [, own] = screen.getAllByRole('radio', { name: 'Yes' })
    if (own !== undefined) await userEvent.click(own)
  },
)
export const NothingFilledIn: SiteStory = at({ at: booking }, ['Missing Information'], checkout)
export const ConsentMissing: SiteStory = at(
  { at: booking, draft: { ...agreed, messagesConsent: false } },
  ['Consent Required'],
  checkout,
)
export const DayFull: SiteStory = at({ at: booking, draft: { ...agreed, date: '2026-11-25' } }, [
  'Date Fully Booked - Select Another Date',
])
export const PromoApplied: SiteStory = at({ at: booking, draft: { ...agreed, promoCode: 'WELCOME10' } }, [
  'Promo discount',
])
export const PromoRefused: SiteStory = at(
  { at: booking, draft: { ...agreed, promoCode: 'NOPE' }, answers: { promo_lookup: { body: null } } },
  ['This promo code is not valid or has expired.'],
)
export const Submitting: SiteStory = paying({ 'create-checkout': 'never' }, ['Redirecting to Payment...'])
export const PaymentRefused: SiteStory = paying(
  { 'create-checkout': { status: 500, body: { error: 'Database error' } } },
  ['Error Processing Booking'],
)
export const TooMany: SiteStory = paying(
  { 'create-checkout': { status: 429, body: { error: 'Rate limit' } } },
  ['Too Many Requests'],
)
export const Offline: SiteStory = paying({}, ['You are offline'], { isOffline: true })
export const PriceChanged: SiteStory = paying(
  { 'create-checkout': { status: 409, body: { code: 'price_changed', quote: dearerQuote } } },
  ['The price has changed'],
)
export const DayFilledMeanwhile: SiteStory = paying(
  { 'create-checkout': { status: 409, body: { error: 'This day is fully booked', code: 'day_full' } } },
  ['Bookings are full for this day'],
)
const smallest = quote(gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1 })
export const OnAPhone: SiteStory = {
  ...at(
    {
      at: booking,
      draft: { ...agreed, service: 'standard', bedrooms: 1, bathrooms: 1, addOns: [], hasPets: 'no' },
    },
    [`$${smallest.totalCents / 100}`],
  ),
  globals: { viewport: { value: 'mobile1' } },
}
