import { type Cents, isCents } from '@dustforce/core/money'
import * as Schema from 'effect/Schema'
import type { FunctionAnswer, SiteClient } from './site-client.ts'

const CentsAnswer = Schema.declare<Cents>(isCents)
const NullableText = Schema.NullOr(Schema.String)
const Instant = Schema.NullOr(Schema.Finite)

const OwnBookingAnswer = Schema.Struct({
  stage: Schema.Literals(['unpaid', 'lapsed', 'upcoming', 'past', 'receipt', 'canceled']),
  reference: Schema.String,
  service: Schema.String,
  rooms: Schema.Struct({ bedrooms: Schema.Finite, bathrooms: Schema.Finite }),
  visit: Schema.NullOr(
    Schema.Struct({
      date: NullableText,
      time: NullableText,
      startsAt: Instant,
      durationMinutes: Schema.NullOr(Schema.Finite),
      cleaner: NullableText,
      place: Schema.String,
      prepare: Schema.String,
      calendar: NullableText,
      feedToken: NullableText,
    }),
  ),
  customer: Schema.Struct({ name: Schema.String, email: Schema.String, phone: Schema.String }),
  receipt: Schema.Struct({
    lines: Schema.Array(Schema.Struct({ label: Schema.String, amountCents: CentsAnswer })),
    totalCents: CentsAnswer,
    refundedCents: CentsAnswer,
    lostCents: CentsAnswer,
    refundedAt: Instant,
    bookedAt: Instant,
    isPaid: Schema.Boolean,
    payment: Schema.String,
  }),
  pay: Schema.NullOr(Schema.Struct({ url: Schema.String, until: Schema.Finite })),
  company: Schema.Struct({
    name: Schema.String,
    phone: Schema.String,
    email: Schema.String,
    taxNumber: Schema.String,
    taxName: Schema.String,
  }),
})

/** A booking as its customer's page is told of it. Amounts in cents, instants in epoch milliseconds. */
export type OwnBookingPage = typeof OwnBookingAnswer.Type

/** Why the page of a booking is not there. `missing`: the link opens none (any more). */
export type OwnBookingFailure = 'missing' | 'rate-limited' | 'unavailable'

/** How something that a customer did was answered. */
export type OwnBookingAct =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: OwnBookingFailure | 'refused'; readonly message?: string }

const isPage = Schema.decodeUnknownExit(OwnBookingAnswer)
const isToken = Schema.is(Schema.Struct({ token: Schema.String }))
const isError = Schema.is(Schema.Struct({ error: Schema.String }))

/** A customer's own booking, opened by the token of a link. */
export function siteOwnBooking({ invoke }: SiteClient, projectUrl: string) {
  const ask = (token: string, body: unknown) => invoke('own-booking', body, { 'x-booking-link': token })
  const act = async (request: Promise<FunctionAnswer>): Promise<OwnBookingAct> => {
    try {
      const answer = await request
      if (answer.status === 200) return { ok: true }
      const reason = answer.status === 400 ? 'refused' : failureOf(answer)
      return isError(answer.body) ? { ok: false, reason, message: answer.body.error } : { ok: false, reason }
    } catch {
      return { ok: false, reason: 'unavailable' }
    }
  }
  return {
    /** The booking that a link opens. Nothing happens by looking. */
    ownBooking: async (token: string): Promise<OwnBookingPage | OwnBookingFailure> => {
      try {
        const answer = await ask(token, { act: 'show' })
        if (answer.status !== 200) return failureOf(answer)
        const page = isPage(answer.body)
        return page._tag === 'Success' ? page.value : 'unavailable'
      } catch {
        return 'unavailable'
      }
    },
    /** Writes to the office about the booking; the same `actId` again is the same message. */
    writeToOffice: (token: string, actId: string, message: string) =>
      act(ask(token, { act: 'message', actId, message })),
    /** Asks for a letter with the links of a mailbox. Whether it has any is not told. */
    sendBookingLinks: (email: string) => act(invoke('own-booking', { act: 'new-link', email })),
    /** The token of the booking that was just paid; null when that is too long ago, or nothing could be asked. */
    tokenAfterPayment: async (sessionId: string): Promise<string | null> => {
      try {
        const { body } = await invoke('own-booking', { act: 'after-payment', sessionId })
        return isToken(body) ? body.token : null
      } catch {
        return null
      }
    },
    /** Where calendar programs ask for the calendar that follows the booking. */
    calendarUrl: (feedToken: string): string => `${projectUrl}/functions/v1/calendar/${feedToken}.ics`,
  }
}

function failureOf({ status }: FunctionAnswer): OwnBookingFailure {
  if (status === 404) return 'missing'
  return status === 429 ? 'rate-limited' : 'unavailable'
}
