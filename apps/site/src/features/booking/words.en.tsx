import type { ReactNode } from 'react'

/** A part of a sentence that leads somewhere. */
type Link = (text: string) => ReactNode

// The frame of the form.
export const bookYour = (service: string) => `Book Your ${service}`
export const requiredFields = 'Fields with * are required. What you type is saved in this tab until you pay.'
export const totalWithTax = 'Total with tax'
export const allSet = 'All set: review the price and pay'
export const partsDone = (done: number, total: number, next: string) =>
  `${done} of ${total} parts done. Next: ${next}`
export const change = 'Change'
export const decidedSize = (bedrooms: number, bathrooms: number, price: string) =>
  `${bedrooms} bed, ${bathrooms} bath · ${price}`

// The parts, by their headings.
export const customer = 'Customer Information'
export const home = 'Service Details'
export const schedule = 'Preferred Schedule'
export const visitsToCome = 'Your Visits to Come'
export const agreement = 'Your Agreement'
export const addOns = 'Add-On Services'
export const pets = 'Pets'
export const access = 'Access & Entry'
export const parking = 'Parking & Building Access'
export const instructions = 'Special Instructions'
export const equipment = 'Equipment'
export const promo = 'Promo Code'
export const summary = 'Price Summary'
export const payment = 'Payment Information'

// The words for who books, and where.
export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const verifyingEmail = 'Verifying email domain...'
export const emailLooksRight = 'Email address looks right.'
export const phone = 'Phone'
export const street = 'Street Address'
export const streetExample = '123 Queen St W, Unit 405'
export const city = 'City'
export const province = 'Province'
export const postalCode = {
  'postal-code': 'Postal Code',
  postcode: 'Postcode',
  zip: 'ZIP code',
}
export const size = 'size'
export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const homeType = 'Home Type'
export const select = 'Select'
export const specifyHomeType = 'Please specify your home type'

// The words for when.
export const dateAndTimeName = 'date and time'
export const date = 'Date'
export const startTime = (zone: string) => `Start time (${zone})`
export const chooseDateFirst = 'Choose a date first'
export const selectTime = 'Select a time'
export const notAvailable = (time: string) => `${time} (not available)`
export const dayFull = 'Bookings are full for this day'
export const closedOn = (reason: string) => `We are closed on this day: ${reason}`
export const otherDate = 'Please select another available date.'
export const earliest = 'Earliest available:'
export const useThisTime = 'Use this time'
export const useThisOne = 'Use this one'
export const lookUpFailed =
  'We could not look up which days are full. You can still choose; we check again before you pay.'
export const notRefundable = 'That is not refundable. Free to cancel:'

// The words with which the folded parts ask, and those that they say while they are closed.
export const noneAdded = 'None added'
export const chosenAddOns = (total: string, names: string) => `${total}: ${names}`
export const petsWithFee = (fee: string) => `Pets, ${fee}`
export const noPets = 'No pets'
export const ifPets = 'If you have pets'
export const feeIfPets = (fee: string) => `${fee} if you have pets`
export const whoLetsUsIn = 'Who lets us in'
export const whereWePark = 'Where we park, stairs or elevator'
export const anythingElseShort = 'Anything else we should know'
export const yourEquipment = 'Your own equipment'
export const weBringEverything = 'We bring everything'
export const youSave = (code: string, savings: string) => `${code}: you save ${savings}`
export const ifYouHaveOne = 'If you have one'
export const doYouHavePets = 'Do you have pets?'
export const petFeeHint = (fee: string) => `A fee of ${fee} covers the extra time that pet hair takes.`
export const anythingElse = 'Anything else we should know?'
export const aboutPets = 'About your pets'
export const petsExample = 'Two cats, shy; please keep the balcony door closed'
export const avoidAreas = 'Areas to avoid'
export const avoidExample = 'The home office'
export const avoid = (areas: string) => `Avoid: ${areas}`
export const someoneHome = 'Will someone be home?'
export const entry = 'Entry instructions'
export const entryExample = 'Buzzer 405; the concierge has a key'
export const parkingAvailable = 'Is parking available?'
export const howToDoor = 'How do we get to your door?'

// Equipment.
export const ownEquipment = 'Should we use your own equipment and products?'
export const weBringUnless = 'We bring everything ourselves unless you choose yes.'
export const notLiable = 'We are not liable for wear or failure of your own equipment.'
export const readNotice = 'Read the notice'
export const equipmentNotice = 'Using your own equipment'
export const pleaseReadNotice = 'Please read this before we use your equipment.'
export const understood = 'I understand'
export const equipmentTerms = [
  'Your equipment must be clean, safe and in working order.',
  'We are not liable for wear, failure or damage of your equipment, or for damage that it causes to surfaces.',
  'If it cannot be used, we finish the visit with what we carry, which may be less than usual.',
]

// The promo code.
export const promoCode = 'Promo code'
export const enterPromoCode = 'Enter Promo Code'
export const remove = 'Remove'
export const removedThing = ' promo code'
export const checking = 'Checking...'
export const apply = 'Apply'
export const codeApplied = (code: string, savings: string) => `${code} applied: you save ${savings}`

// The price.
export const addOnsTotal = 'Add-ons'
export const subtotal = 'Subtotal'
export const including = (tax: string) => `including ${tax}`
export const total = 'Total'
export const takes = (visit: string, duration: string) => `The ${visit} takes ${duration}.`

// Payment and consent.
export const paymentNote = (minutes: number) =>
  `You pay the full amount now, by card, on Stripe’s secure checkout. We never see your card number. Your date is held for ${minutes} minutes while you pay.`
export const freeUpTo = (hours: number) => `Cancel or reschedule free up to ${hours} hours before:`
export const seeOur = 'See our'
export const cancellationPolicy = 'cancellation and refund policy'
export const newTab = ' (opens in a new tab)'
export const messagesConsent = 'I agree to receive text messages and calls regarding my booking.'
export const messagesHint = 'Message and data rates may apply. Reply STOP to end texts.'
export const termsConsent = (link: Link): ReactNode => <>I agree to the {link('terms')} and payment policy.</>

// The words for what may go wrong on the way to the payment page.
export const tooManyRequests = 'Too Many Requests'
export const offline = 'You are offline'
export const offlineNote =
  'Everything you typed is saved. Try again when you are connected; you will not be charged twice.'
export const slow = 'This is taking longer than usual'
export const slowNote = 'We are still opening the payment page. You will not be charged twice.'
export const priceChanged = 'The price has changed'
export const priceChangedNote = (before: string, after: ReactNode): ReactNode => (
  <>
    It was {before} and is now {after}. Nothing was charged. See the summary above; to go on at the new price,
    press the button again.
  </>
)
export const reference = (id: string) => `Reference: ${id}`

// A booking that was left.
export const savedBooking = 'Your saved booking'
export const bookingSaved = 'Your booking is saved:'
export const continueBooking = 'Continue booking'

// Visits that repeat.
export const howOften = 'How often'
export const justOnce = 'Just once'
export const listedBelow = 'All visits are listed below the price, before you pay.'
export const percentOff = (name: string, percent: number, isLater: boolean) =>
  `${name}: ${percent}% off${isLater ? ' the visits after the first' : ''}`
export const oneMoment = 'One Moment'
export const visitsOnTheirWay =
  'Your visits to come are being looked up. Please try again when they are listed.'
export const noVisitsToCome = 'No Visits to Come'
export const noVisitsToComeNote = 'No visit follows the first one. Choose “Just once”, or put a visit back.'
export const consentRequired = 'Consent Required'
export const keepCardConsent = 'Please agree that your card is kept and charged for the visits to come.'
