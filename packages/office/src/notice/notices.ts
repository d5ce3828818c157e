/** The ways in which a notice is told. A channel finds its own words for a notice by the notice's name. */
export const channels = ['email'] as const

export type Channel = (typeof channels)[number]

/** The notices that a customer may stop: reminders of bookings, and the thank-you with its question. */
export interface NoticeChoices {
  readonly reminders: boolean
  readonly thanks: boolean
}

/** The links that a notice may carry: to the customer's page, to its calendar, to the cleaner's job, and to where such notices are stopped. A link of one opens no other. */
export const noticeLinks = ['manage', 'feed', 'job', 'unsubscribe'] as const

export type NoticeLink = (typeof noticeLinks)[number]

/** The facts that a notice may tell: of a booking, of a visit or a job in it, of a message, of an invitation, of a wish in the queue; a trial tells nothing. */
export type NoticeSays =
  | 'booking'
  | 'visit'
  | 'changed-job'
  | 'job'
  | 'cleaner'
  | 'payment'
  | 'price-rise'
  | 'charge'
  | 'card'
  | 'visits'
  | 'contact'
  | 'application'
  | 'reply'
  | 'invitation'
  | 'wish'
  | 'nothing'

/** The cause of a notice: a change of what is stored, the clock, a button that tells it, or a person's request. */
export type NoticeCause = 'change' | 'clock' | 'button' | 'request'

interface Notice {
  /** Its name in the Command Hub. */
  readonly name: string
  /** The person that it is for. The writer wrote to the company; a guest is invited to the Command Hub. */
  readonly to: 'customer' | 'cleaner' | 'office' | 'writer' | 'guest'
  readonly says: NoticeSays
  readonly cause: NoticeCause
  /**
   * The thing that it is told once for, whatever is repeated: its record, or what its `change_id` names; null when it is told as often as it is
   * caused.
   */
  readonly once: 'record' | 'act' | 'start' | 'visit' | null
  /** The choice that it falls under; null for a necessary one, which cannot be stopped. */
  readonly choice: keyof NoticeChoices | null
  readonly links: readonly Exclude<NoticeLink, 'unsubscribe'>[]
  /** Whether it may wait a moment, so that it can be taken back with what it tells. */
  readonly mayBeHeld: boolean
  readonly via: readonly Channel[]
}

const necessary = { choice: null, mayBeHeld: false, via: ['email'] } as const
/** To the customer of a booking, with the link to its page. */
const toCustomer = { ...necessary, to: 'customer', links: ['manage'] } as const
const ofAct = { ...toCustomer, says: 'booking', cause: 'change', once: 'act' } as const
const reminder = {
  ...toCustomer,
  says: 'booking',
  cause: 'clock',
  once: 'start',
  choice: 'reminders',
  links: ['manage', 'feed'],
} as const
const toCleaner = {
  ...necessary,
  to: 'cleaner',
  says: 'visit',
  cause: 'change',
  once: 'act',
  links: ['job'],
} as const
/** The fields of a notice that follows from a form of the website. */
const ofForm = { ...necessary, cause: 'change', once: 'record', links: [] } as const

/**
 * Everything that the company tells people: what happened, whom it concerns and how each is told. The database repeats the columns it needs
 * in `private.notice_kinds`; a test compares the two.
 */
export const notices = {
  'booking-confirmation': { ...ofAct, name: 'Booking confirmation', once: 'record' },
  'booking-refunded': { ...ofAct, name: 'Refund', once: 'record' },
  'booking-partly-refunded': { ...ofAct, name: 'Partial refund', once: null },
  'booking-canceled': { ...ofAct, name: 'Cancellation' },
  'booking-moved': { ...ofAct, name: 'New time' },
  'booking-changed': { ...ofAct, name: 'Changed booking' },
  'booking-unchanged': { ...ofAct, name: 'Change that was not made' },
  'booking-restored': { ...ofAct, name: 'Booking confirmed again' },
  'visit-announced': { ...ofAct, name: 'Announced charge', says: 'charge' },
  'visit-declined': { ...ofAct, name: 'Declined card', says: 'charge' },
  'visit-unpaid': { ...ofAct, name: 'Last call to pay a visit', says: 'charge' },
  'visit-freed': { ...ofAct, name: 'Visit called off unpaid', says: 'charge' },
  'card-expiring': { ...ofAct, name: 'Card that expires', says: 'card' },
  'visits-changed': { ...ofAct, name: 'Changed visits', says: 'visits' },
  'change-payment': { ...ofAct, name: 'Payment of a change' },
  'price-rise': { ...ofAct, name: 'Price rise', says: 'price-rise' },
  'price-rise-taken-back': { ...ofAct, name: 'Price rise taken back', says: 'price-rise' },
  'reminder-days': { ...reminder, name: 'Reminder two days before' },
  'reminder-hours': { ...reminder, name: 'Reminder two hours before' },
  'on-the-way': { ...toCustomer, name: 'On the way', says: 'visit', cause: 'button', once: 'visit' },
  'thank-you': {
    ...toCustomer,
    name: 'Thank-you',
    says: 'visit',
    cause: 'clock',
    once: 'visit',
    choice: 'thanks',
  },
  'booking-link': { ...ofAct, name: 'Link to a booking', cause: 'request', once: null },
  'payment-link': {
    ...toCustomer,
    name: 'Link to pay',
    says: 'payment',
    cause: 'request',
    once: null,
    // Its booking has no page yet.
    links: [],
  },
  'cleaner-assignment': {
    ...toCustomer,
    name: 'Assigned contractor',
    says: 'cleaner',
    cause: 'request',
    once: null,
    mayBeHeld: true,
  },
  'job-assignment-confirmation': {
    ...toCleaner,
    name: 'Job for a contractor',
    says: 'job',
    cause: 'request',
    once: null,
    mayBeHeld: true,
  },
  'job-canceled': { ...toCleaner, name: 'Canceled job', links: [] },
  'job-moved': { ...toCleaner, name: 'Job at a new time' },
  'job-changed': { ...toCleaner, name: 'Changed job', says: 'changed-job' },
  'waiting-joined': { ...ofForm, name: 'Receipt of a wish', to: 'writer', says: 'wish' },
  'place-offered': { ...ofForm, name: 'Free place', to: 'writer', says: 'wish', once: 'act' },
  'contact-received': { ...ofForm, name: 'Receipt of a message', to: 'writer', says: 'contact' },
  'contact-company': { ...ofForm, name: 'Message for the office', to: 'office', says: 'contact' },
  'application-received': { ...ofForm, name: 'Receipt of an application', to: 'writer', says: 'application' },
  'application-company': { ...ofForm, name: 'Application for the office', to: 'office', says: 'application' },
  'inquiry-reply': {
    ...ofForm,
    name: 'Reply to an inquiry',
    to: 'writer',
    says: 'reply',
    cause: 'request',
    once: null,
  },
  'admin-invitation': {
    ...ofForm,
    name: 'Invitation to the Command Hub',
    to: 'guest',
    says: 'invitation',
    cause: 'request',
    once: null,
  },
  'trial-letter': {
    ...ofForm,
    name: 'Trial e-mail',
    to: 'office',
    says: 'nothing',
    cause: 'request',
    once: null,
  },
} as const satisfies Readonly<Record<string, Notice>>

type Notices = typeof notices

export type NoticeKind = keyof Notices

/** The kinds of notices that have a value in one column of `notices`. */
export type KindWhere<Column extends keyof Notice, Value extends Notice[Column]> = {
  [Kind in NoticeKind]: Notices[Kind][Column] extends Value ? Kind : never
}[NoticeKind]
