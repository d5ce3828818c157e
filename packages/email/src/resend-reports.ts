import { type DeliveryReport, MailReportError, MailReports, secretsIn } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Layer from 'effect/Layer'
import * as Schema from 'effect/Schema'
import { Resend } from 'resend'
import { deliveryOf } from './resend-events.ts'

const Event = Schema.Struct({ type: Schema.String })
const Email = Schema.Struct({
  type: Schema.Literals([
    'email.delivered',
    'email.bounced',
    'email.complained',
    'email.suppressed',
    'email.failed',
  ]),
  data: Schema.Struct({
    email_id: Schema.String,
    tags: Schema.optional(Schema.Struct({ letter: Schema.optional(Schema.String) })),
    bounce: Schema.optional(Schema.Struct({ message: Schema.String })),
    suppressed: Schema.optional(Schema.Struct({ message: Schema.String })),
    failed: Schema.optional(Schema.Struct({ reason: Schema.String })),
  }),
})

/**
 * Reads Resend's webhooks, which are signed as Svix does.
 *
 * @param secret `whsec_…`, or several with commas between them
 *
 * @throws Error when the secret is empty
 */
export function resendReports(secret: string): Layer.Layer<MailReports> {
  const secrets = secretsIn(secret)
  if (secrets.length === 0) throw new Error('The secret of Resend’s webhook is empty')
  const { webhooks } = new Resend('only-verifies')
  const verifiedBy = (webhookSecret: string, body: string, headers: Headers) =>
    Effect.try({
      try: (): unknown =>
        webhooks.verify({
          payload: body,
          headers: {
            id: headers.get('svix-id') ?? '',
            timestamp: headers.get('svix-timestamp') ?? '',
            signature: headers.get('svix-signature') ?? '',
          },
          webhookSecret,
        }),
      catch: (cause) =>
        new MailReportError({
          reason: cause instanceof SyntaxError ? 'unreadable' : 'bad-signature',
          message: String(cause),
        }),
    })
  const verified = (body: string, headers: Headers) =>
    Effect.firstSuccessOf(secrets.map((known) => verifiedBy(known, body, headers)))
  return Layer.succeed(MailReports, {
    read: Effect.fn('MailReports.read')(function* (body, headers) {
      const event = yield* verified(body, headers)
      const { type } = yield* readable(Event, event)
      if (!Object.hasOwn(deliveryOf, type)) return null
      return reportOf(yield* readable(Email, event))
    }),
  })
}

function readable<S extends Schema.Codec<unknown, unknown>>(schema: S, value: unknown) {
  return Schema.decodeUnknownEffect(schema)(value).pipe(
    Effect.mapError(({ message }) => new MailReportError({ reason: 'unreadable', message })),
  )
}

/** An e-mail without our tag was sent by somebody else from the same account. */
function reportOf({ type, data }: typeof Email.Type): DeliveryReport | null {
  const id = data.tags?.letter
  if (id === undefined) return null
  const detail = data.bounce?.message ?? data.suppressed?.message ?? data.failed?.reason ?? ''
  return { id, providerId: data.email_id, delivery: deliveryOf[type], detail }
}
