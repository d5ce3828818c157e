import type { EmailKind } from '@dustforce/supabase/admin'

const names: Readonly<Record<EmailKind, string>> = {
  'booking-confirmation': 'Booking confirmation',
  'booking-refunded': 'Refund',
  'booking-partly-refunded': 'Partial refund',
  'booking-canceled': 'Cancellation',
  'booking-moved': 'New time',
  'booking-changed': 'Changed booking',
  'booking-unchanged': 'Change that was not made',
  'booking-restored': 'Booking that stands again',
  'change-payment': 'Payment of a change',
  'reminder-days': 'Reminder two days before',
  'reminder-hours': 'Reminder two hours before',
  'on-the-way': 'On the way',
  'thank-you': 'Thank-you',
  'job-canceled': 'Canceled job',
  'job-moved': 'Job at a new time',
  'job-changed': 'Changed job',
  'contact-received': 'Receipt of a message',
  'contact-company': 'Message for the office',
  'application-received': 'Receipt of an application',
  'application-company': 'Application for the office',
  'job-assignment-confirmation': 'Job for a contractor',
  'cleaner-assignment': 'Assigned cleaner',
  'inquiry-reply': 'Reply to an inquiry',
  'admin-invitation': 'Invitation to the Command Hub',
  'booking-link': 'Link to a booking',
  'payment-link': 'Link to pay',
}

const troubles: Readonly<Record<string, string>> = {
  failed: 'It could not be sent.',
  waiting: 'It waits, and is tried again.',
  bounced: 'It came back: the address does not take it.',
  complained: 'The recipient marked it as spam and gets no more.',
  suppressed: 'It was not sent: the address bounced or complained before.',
  'not-sent': 'It could not be sent.',
}

/** What an e-mail is about, by the kind that the outbox has it under. */
export function letterName(kind: string): string {
  return isKind(kind) ? names[kind] : 'E-mail'
}

/** What happened to an e-mail that did not arrive; null for one that may have. */
export function letterTroubleText(trouble: string | null): string | null {
  return trouble === null ? null : (troubles[trouble] ?? null)
}

function isKind(kind: string): kind is EmailKind {
  return Object.hasOwn(names, kind)
}

const states: Readonly<Record<string, string>> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'was not sent',
  bounced: 'came back',
  complained: 'was marked as spam',
  suppressed: 'was not sent',
  'not-sent': 'was not sent',
}

/** Where an e-mail stands: 'delivered', 'came back'. */
export function letterStateText(state: string): string {
  return states[state] ?? state
}
