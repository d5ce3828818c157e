import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { capital } from '@dustforce/office/company'

export {
  formatInstant,
  formatLongDate,
  freeTermWords,
  monthWords,
  refundWords,
  sentence,
  timeWords,
  visitWords,
} from '@dustforce/office/spoken/english'

export { cardExpiring, priceRise, visitsChanged } from './regular-letters.en.ts'

export const language = 'en'
export const lasts = (minutes: number) => durationText(minutes, durationInEnglish).replace(/^a/, 'A')
export const at = (day: string, time: string) => `${day} at ${time}`
export const localTime = (start: string, zone: string) => `${start} (${zone} time)`

// The frame of every letter.
export const servicesIn = (visit: string | undefined, area: string) =>
  visit === undefined ? `In ${area}` : `${capital(visit)} Services in ${area}`
export const questions = 'Questions? Call'
export const orWriteTo = 'or write to'
export const place = (area: string, jurisdiction: string) => `${area}, ${jurisdiction}`
export const terms = 'Terms & Privacy'
export const stopLetters = 'Stop these e-mails'
export const ownPage = 'See or change your booking'
export const addToCalendar = 'Add it to your calendar'
export const bookAgain = 'Book again'
export const bookAgainFilledIn = 'Book again with everything filled in'
export const answer = 'Answer the question'
export const taxRegistration = (tax: string, number: string) => `${tax} registration number: ${number}`

// Labels.
export const labels = {
  service: 'Service',
  start: 'Date and time',
  takes: 'Takes',
  address: 'Address',
  reference: 'Payment reference',
  newStart: 'New date and time',
  before: 'Before',
  refund: 'Refund',
  kept: 'Kept',
  toPay: 'To pay',
  toPayAgain: 'To pay again',
  price: 'Price',
  total: 'Total',
  totalDue: 'Total due',
  totalPaid: 'Total paid',
  waitsForBank: 'Waits for your bank',
  creditNote: 'Credit note of',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience',
  days: 'Days',
  times: 'Times',
  areas: 'Areas',
  resume: 'Resume',
}
/** The office's word for who comes, where the company has a word for it. */
export const whoComes = (worker: string | undefined) => (worker === undefined ? 'Who comes' : capital(worker))
export const taxInRefund = (tax: string) => `${tax} in the refund`
export const taxInKept = (tax: string) => `${tax} in what is kept`

// Words that come up in several letters.
export const onStart = (service: string, start: string) => `${service} on ${start}`
export const notExpected = (phone: string) => `If this is not what you expected, please call us at ${phone}.`
export const beforeWeArrive = 'Before we arrive'
export const ourTeam = 'our team'
export const ourTeamFirst = 'Our team'

export const confirmed = {
  dueTitle: 'Due on the day',
  paidTitle: 'What you paid',
  told: 'What you told us',
  plans: 'If your plans change',
  policy: 'Cancellation policy',
  call: (phone: string) =>
    `Something comes up? Please call us at ${phone}; rescheduling is subject to availability.`,
  rescheduling: 'Rescheduling is subject to availability.',
  refunds: (days: string) =>
    `Refunds take ${days} business days. After that, and for a missed appointment, the payment is not refundable; rescheduling is subject to availability.`,
  pleaseCancel: (hours: number) =>
    `Please cancel or reschedule at least ${hours} hours before the start; rescheduling is subject to availability.`,
  cancelFor: (hours: number, days: string) =>
    `Cancel or reschedule at least ${hours} hours before the start for a full refund; refunds take ${days} business days. Within ${hours} hours, and for a missed appointment, the payment is not refundable; rescheduling is subject to availability.`,
}

export const canceled = {
  preview: (service: string, start: string) => `${service} on ${start} is canceled.`,
  refund: 'The refund',
  noRefund: 'By its cancellation terms, nothing is refunded.',
  nothingPaid: 'Nothing had been paid for it.',
}

export const refunded = {
  subject: (company: string) => `Your payment to ${company} is being refunded`,
  subjectPart: (company: string) => `Part of your payment to ${company} is being refunded`,
  byCard: (amount: string, days: string) =>
    `We are sending ${amount} back to the card you paid with; this takes ${days} business days.`,
  title: 'Your payment is being refunded',
  titlePart: 'Part of your payment is being refunded',
  preview: (amount: string) => `We are refunding your payment of ${amount}.`,
  previewPart: (amount: string) => `We are refunding ${amount} of your payment.`,
  hello: (name: string, opening: string, way: string) => `Hello ${name}, ${opening} ${way}`,
  notKept: 'we could not keep the booking below, so you will not be charged for it.',
  payment: 'your payment',
  partOfPayment: 'a part of your payment',
  canceled: (payment: string) => `the booking below is canceled, and ${payment} is refunded.`,
  opening: (payment: string) => `${payment} for the booking below is refunded.`,
  staysAsItIs: 'Nothing else changes: your booking stays as it is.',
  sorry: 'We are sorry for the trouble. You are welcome to choose another date at any time.',
  welcome: 'You are welcome to book again at any time.',
  chooseAnother: 'Choose another date',
}

export const moved = {
  preview: (start: string) => `It is now on ${start}.`,
}

export const changed = {
  subject: (day: string) => `Your booking on ${day} has changed`,
  subjectPaid: (day: string) => `Your booking on ${day} is paid`,
  thanks: 'Thank you for your payment',
  owedPaid: (name: string, amount: string) =>
    `Hello ${name}, you have paid ${amount}, and nothing is owed for your booking.`,
  costs: 'What it costs',
  title: 'Your booking has changed',
  saved: (name: string, money: string) => `Hello ${name}, your changes are saved. ${money}`,
  less: 'What it costs less',
  due: 'What it costs now is due on the day.',
  same: 'The price stays as it was.',
  paidDifference: (amount: string) => `You have paid the difference of ${amount}.`,
  costsNow: 'What it costs now',
  notAsked: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
}

export const unchanged = {
  subject: (company: string) => `Your payment to ${company} for a change goes back`,
  preview: 'Nothing about your booking has changed.',
  title: 'Your payment goes back',
  text: (name: string, way: string) =>
    `Hello ${name}, we have received your payment for a change of your booking, but the change could no longer be made. Nothing about the booking has changed. ${way}`,
  whole: 'The whole payment',
  byCard: (days: string) => `The whole payment goes back to your card; this takes ${days} business days.`,
  sorry: (phone: string) => `We are sorry about this. Questions? Please call us at ${phone}.`,
}

export const changePayment = {
  subject: (day: string) => `Please pay for the change of your booking on ${day}`,
  title: 'Please pay for the change of your booking',
  text: (name: string) =>
    `Hello ${name}, as agreed we have prepared a change of your booking. It is made when its difference is paid, on the page of your booking, within a day; until then, and if you do not pay, everything stays as it is.`,
  notAgreed: (phone: string) => `If you did not agree to this, please call us at ${phone}.`,
}

export const restored = {
  subject: (day: string) => `Your booking on ${day} is confirmed again`,
  title: 'Your booking is confirmed again',
  text: (name: string, owed: string) =>
    `Hello ${name}, the booking below was canceled. The cancellation is taken back, so we come as it was agreed.${owed}`,
  wasRefunded: (amount: string) => ` ${amount} of its price was refunded to you.`,
  payAgain: ' Please pay it again on the page of your booking, within a day.',
  weAgree: ' It is owed again; we will agree with you how it is paid.',
}

export const reminder = {
  due: (amount: string) => `${amount} is due on the day.`,
  paid: 'It is paid, there is nothing left to pay.',
}

export const thankYou = {
  preview: (visit: string) => `How was your ${visit}? One question, one minute.`,
}

export const cleaner = {
  preview: (cleaner: string) => `${cleaner} will come to you.`,
}

export const link = {
  subject: (day: string, company: string) => `Your booking for ${day} – ${company}`,
  title: 'Your link',
  text: (name: string) =>
    `Hello ${name}, here is a link to the booking below, as you or our office asked for. If it was not you, there is nothing to do: the link was sent to you alone.`,
}

export const paymentLink = {
  subject: (visit: string, day: string, company: string) =>
    `Please pay for your ${visit} on ${day} – ${company}`,
  title: 'Please pay for your booking',
  text: (name: string, until: string, zone: string) =>
    `Hello ${name}, thank you for your call. We keep this time for you until ${until} (${zone} time); the booking is confirmed when it is paid.`,
  pay: 'Pay securely',
}

/** The words about how a visit of a series is paid. */
export const charge = {
  title: {
    'visit-announced': (visit: string) => `Your next ${visit}`,
    'visit-declined': (_visit: string) => 'Your card was declined',
    'visit-unpaid': (visit: string) => `Please pay for your ${visit}`,
    'visit-freed': (visit: string) => `Your ${visit} does not take place`,
  },
  subject: {
    'visit-announced': (visit: string, day: string) => `Your ${visit} on ${day}, and when we charge for it`,
    'visit-declined': (visit: string, day: string) => `Your card was declined for the ${visit} on ${day}`,
    'visit-unpaid': (visit: string, day: string) => `Last call: please pay for your ${visit} on ${day}`,
    'visit-freed': (visit: string, day: string) => `Your ${visit} on ${day} does not take place`,
  },
  hello: (name: string, rest: string) => `Hello ${name}, ${rest}`,
  card: 'Card',
  payBy: 'Pay by',
  cardName: (brand: string, last4: string) => `${brand} card ending in ${last4}`,
  announced: (day: string, price: string, card: string) =>
    `we come as agreed. On ${day} we charge ${price} to your ${card}. Until then you can still skip or move the visit.`,
  announcedWithoutCard: (price: string, until: string) =>
    `we come as agreed. We have no card for this visit: please pay ${price} on the page of your booking by ${until}.`,
  declined: (visit: string, price: string, next: string) =>
    `your bank declined ${price} for the ${visit} below. ${next}`,
  askCustomer: (until: string) =>
    `Your bank wants you to confirm the payment yourself: please pay on the page of your booking by ${until}.`,
  otherCard: (until: string) =>
    `This card cannot be charged again: please pay with another card on the page of your booking by ${until}.`,
  payOnPage: (until: string) => `Please pay on the page of your booking by ${until}.`,
  triedAgain: (day: string) =>
    `We try the card again on ${day}. You can also pay now, on the page of your booking.`,
  unpaid: (visit: string, price: string, until: string) =>
    `we could not charge ${price} for the ${visit} below. Please pay it on the page of your booking by ${until}: after that its time goes to somebody else.`,
  freed: (visit: string) =>
    `we could not charge your card for the ${visit} below, so it does not take place, and nothing was charged for it. Your later visits stay as they are.`,
  questions: (phone: string) => `If you have a question, please call us at ${phone}.`,
}

export const received = {
  subject: (company: string) => `We have your message – ${company}`,
  preview: 'We will get back to you within 24 hours.',
  title: 'We have your message',
  text: (name: string) =>
    `Hello ${name}, thank you for contacting us! We'll get back to you within 24 hours.`,
  written: 'What you wrote',
}

export const queue = {
  subject: (company: string) => `You are in the queue – ${company}`,
  preview: 'We write as soon as a place is free.',
  title: 'You are in the queue',
  text: 'When a place is free we hold it for one hour for the first in the queue, and write to you when that is you. Nothing is booked or charged until you pay.',
  day: 'Day',
  days: 'Days',
  offeredSubject: (day: string) => `A place is free on ${day}`,
  offeredTitle: 'A place is free',
  offered: (until: string) =>
    `You asked us to tell you. We hold this time for you until ${until}; after that it goes to the next in the queue.`,
  book: 'See this time and book it',
  why: 'You get these e-mails because you asked to be told when a place is free.',
  leave: 'Leave the queue',
  toEnd: 'to end them.',
}
