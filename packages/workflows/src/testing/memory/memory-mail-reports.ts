import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { deliveries, MailReportError, type MailReports } from '../../letters/mail-reports.ts'

const decode = Schema.decodeUnknownEffect(
  Schema.fromJsonString(
    Schema.NullOr(
      Schema.Struct({
        id: Schema.String,
        providerId: Schema.String,
        delivery: Schema.Literals(deliveries),
        detail: Schema.String,
      }),
    ),
  ),
)

/** Reads reports as JSON, when `svix-signature` is 'signed'. */
export const memoryMailReports: MailReports['Service'] = {
  read: Effect.fn('MailReports.read')(function* (body, headers) {
    if (headers.get('svix-signature') !== 'signed')
      return yield* new MailReportError({ reason: 'bad-signature', message: 'Not signed' })
    return yield* decode(body).pipe(
      Effect.mapError(({ message }) => new MailReportError({ reason: 'unreadable', message })),
    )
  }),
}
