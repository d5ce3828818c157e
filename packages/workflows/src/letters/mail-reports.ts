import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/**
 * The outcomes of an e-mail after the provider took it. `suppressed`: not sent, because the address bounced or complained before. `not-sent`: the
 * provider could not send it.
 */
export const deliveries = ['delivered', 'bounced', 'complained', 'suppressed', 'not-sent'] as const
export type Delivery = (typeof deliveries)[number]

/** The provider's report about an e-mail. */
export interface DeliveryReport {
  /** The outbox's id of the e-mail. */
  readonly id: string
  readonly providerId: string
  readonly delivery: Delivery
  /** The provider's words; empty when it has none. */
  readonly detail: string
}

/** The one error of reports: not signed by the provider, or signed and not readable. */
export class MailReportError extends Schema.TaggedError<MailReportError>()('MailReportError', {
  reason: Schema.Literals(['bad-signature', 'unreadable']),
  message: Schema.String,
}) {}

/** The mail provider's webhooks. */
export class MailReports extends Context.Service<
  MailReports,
  {
    /** The report in a webhook; null for one about something else. */
    readonly read: (body: string, headers: Headers) => Effect.Effect<DeliveryReport | null, MailReportError>
  }
>()('@dustforce/workflows/MailReports') {}
