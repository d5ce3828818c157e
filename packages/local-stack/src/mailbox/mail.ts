import * as Schema from 'effect/Schema'

const Addresses = Schema.Union([Schema.String, Schema.Array(Schema.String)])

/** The body of Resend's `POST /emails`, and an item of that of `POST /emails/batch`. */
export const EmailRequest = Schema.Struct({
  from: Schema.String,
  to: Addresses,
  subject: Schema.String,
  html: Schema.optional(Schema.NullOr(Schema.String)),
  text: Schema.optional(Schema.NullOr(Schema.String)),
  reply_to: Schema.optional(Schema.NullOr(Addresses)),
  tags: Schema.optional(Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String }))),
  headers: Schema.optional(Schema.NullOr(Schema.Record(Schema.String, Schema.String))),
})
export type EmailRequest = typeof EmailRequest.Type

/** An e-mail that was sent. `sentAt` in epoch milliseconds. */
export const Mail = Schema.Struct({
  id: Schema.String,
  sentAt: Schema.Number,
  from: Schema.String,
  to: Schema.Array(Schema.String),
  replyTo: Schema.Array(Schema.String),
  subject: Schema.String,
  html: Schema.String,
  text: Schema.String,
  tags: Schema.optional(Schema.Record(Schema.String, Schema.String)),
  headers: Schema.optional(Schema.Record(Schema.String, Schema.String)),
})
export type Mail = typeof Mail.Type

/** The addresses of a field that may hold one, several or none. */
export function listOf(addresses: typeof Addresses.Type | null | undefined): readonly string[] {
  return addresses === null || addresses === undefined
    ? []
    : typeof addresses === 'string'
      ? [addresses]
      : addresses
}

/** The e-mail that a request sends. */
export function mailOf(request: EmailRequest, id: string, sentAt: number): Mail {
  return {
    id,
    sentAt,
    from: request.from,
    to: listOf(request.to),
    replyTo: listOf(request.reply_to),
    subject: request.subject,
    html: request.html ?? '',
    text: request.text ?? '',
    ...(request.headers && { headers: request.headers }),
    tags: Object.fromEntries((request.tags ?? []).map(({ name, value }) => [name, value])),
  }
}
