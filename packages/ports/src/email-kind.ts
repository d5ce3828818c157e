/** Every e-mail the company sends. */
export const emailKinds = [
  'booking-confirmation',
  'booking-refunded',
  'contact-received',
  'contact-company',
  'application-received',
  'application-company',
  'job-assignment-confirmation',
  'cleaner-assignment',
  'inquiry-reply',
] as const

export type EmailKind = (typeof emailKinds)[number]

/** Kinds of which one `ref` (booking, inquiry or application) gets exactly one e-mail, ever. */
export const onceOnlyEmailKinds: ReadonlySet<EmailKind> = new Set([
  'booking-confirmation',
  'booking-refunded',
  'contact-received',
  'contact-company',
  'application-received',
  'application-company',
] satisfies EmailKind[])
