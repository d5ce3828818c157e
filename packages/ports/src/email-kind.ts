/** Kinds of which one `ref` (booking, inquiry or application) gets exactly one e-mail, ever. */
export const onceOnlyEmailKinds = [
  'booking-confirmation',
  'booking-refunded',
  'contact-received',
  'contact-company',
  'application-received',
  'application-company',
] as const

/** Kinds that are sent once for each act of a person on a booking, whatever is repeated. */
const actEmailKinds = [
  'booking-canceled',
  'booking-moved',
  'booking-changed',
  'booking-unchanged',
  'booking-restored',
  'change-payment',
  'job-canceled',
  'job-moved',
  'job-changed',
] as const

/** Kinds that follow a booking by themselves, once for what the letter's `change_id` names: core's `PlannedLetter.once`. */
const reminderEmailKinds = ['reminder-days', 'reminder-hours'] as const

/** Every e-mail the company sends: the others are sent for each part of a payment that is refunded, or as often as an administrator asks. */
export const emailKinds = [
  ...onceOnlyEmailKinds,
  ...actEmailKinds,
  ...reminderEmailKinds,
  'on-the-way',
  'thank-you',
  'booking-partly-refunded',
  'job-assignment-confirmation',
  'cleaner-assignment',
  'inquiry-reply',
  'admin-invitation',
  'booking-link',
  'payment-link',
] as const

export type EmailKind = (typeof emailKinds)[number]

/** Letters to a customer about a booking, whose id is their `ref`: each carries the link to the customer's page of it. */
const aboutOwnBooking: Readonly<Record<EmailKind, boolean>> = {
  'booking-confirmation': true,
  'booking-refunded': true,
  'booking-partly-refunded': true,
  'cleaner-assignment': true,
  'booking-link': true,
  'booking-canceled': true,
  'booking-moved': true,
  'reminder-days': true,
  'reminder-hours': true,
  'on-the-way': true,
  'booking-changed': true,
  'booking-unchanged': true,
  'booking-restored': true,
  'change-payment': true,
  'thank-you': true,
  'job-canceled': false,
  'job-moved': false,
  'job-changed': false,
  'contact-received': false,
  'contact-company': false,
  'application-received': false,
  'application-company': false,
  'job-assignment-confirmation': false,
  'inquiry-reply': false,
  'admin-invitation': false,
  'payment-link': false,
}

/** Whether a letter carries the link to the customer's page of the booking that it is about. */
export function carriesBookingLink(kind: EmailKind): boolean {
  return aboutOwnBooking[kind]
}

/** Whether a letter carries the link to the calendar that follows the booking. */
export function carriesCalendarLink(kind: EmailKind): boolean {
  return reminderEmailKinds.some((reminder) => reminder === kind)
}

const aboutOwnJob: readonly EmailKind[] = ['job-assignment-confirmation', 'job-moved', 'job-changed']

/** Whether a letter to a cleaner carries the link to the job that it is about. */
export function carriesJobLink(kind: EmailKind): boolean {
  return aboutOwnJob.includes(kind)
}

/** What a customer may stop: reminders of bookings, and the thank-you with its question. */
export interface MailChoices {
  readonly reminders: boolean
  readonly thanks: boolean
}

/** The choice that a kind of letter falls under; null for a necessary one, which cannot be stopped. */
export function mailChoiceOf(kind: EmailKind): keyof MailChoices | null {
  if (kind === 'thank-you') return 'thanks'
  return reminderEmailKinds.some((reminder) => reminder === kind) ? 'reminders' : null
}
