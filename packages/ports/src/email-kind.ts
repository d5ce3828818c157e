/** Kinds of which one `ref` (booking, inquiry or application) gets exactly one e-mail, ever. */
export const onceOnlyEmailKinds = [
  'booking-confirmation',
  'booking-refunded',
  'contact-received',
  'contact-company',
  'application-received',
  'application-company',
] as const

/** Every e-mail the company sends: the others are sent for each part of a payment that is refunded, or as often as an administrator asks. */
export const emailKinds = [
  ...onceOnlyEmailKinds,
  'booking-partly-refunded',
  'job-assignment-confirmation',
  'cleaner-assignment',
  'inquiry-reply',
  'admin-invitation',
] as const

export type EmailKind = (typeof emailKinds)[number]
