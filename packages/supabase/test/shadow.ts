import { cents } from '@dustforce/core/money'
import { type Answer, decide, type ProviderEvent, paymentEventTypes, type Story } from '@dustforce/core/story'
import * as Schema from 'effect/Schema'
import type { TransactionSql } from 'postgres'
import { expect } from 'vitest'
import { storyFrom } from '../src/server/story-answer.ts'

/** What is written besides, by facts of the day and the code alone. */
const marks = ['on-closed-day', 'over-daily-limit', 'over-crews', 'promo-limit-passed']

/** Letters of which a booking gets one. */
const once = ['booking-confirmation', 'booking-refunded']

const Read = Schema.Struct({
  now: Schema.optionalKey(Schema.Finite),
  story: Schema.optionalKey(Schema.Unknown),
  answered: Schema.Unknown,
})

const Settled = Schema.Struct({ outcome: Schema.String, refund: Schema.Boolean })

/** Settles an event, and compares all that it wrote with what core decides about the story that it was told of. */
export async function settleInShadow(sql: TransactionSql, event: unknown): Promise<unknown> {
  const json = JSON.stringify(event)
  // In the order of `settle_payment`, so that nothing comes between the story and the event.
  await sql`select pg_advisory_xact_lock(7305, hashtext((${json}::text)::jsonb ->> 'payment_intent'))`
  const [about] = await sql`
    select b.id, private.cleaner_address(b) is not null as has_cleaner from public.bookings b
    where b.id = private.booking_id_of_event((${json}::text)::jsonb) for update`
  // Only the store knows whether its cleaner can be written to.
  const hasCleaner = about?.has_cleaner === true
  const id: string | null = about?.id ?? null
  await sql`select from public.refunds r where r.booking_id = ${id} for update`
  const [read] = await sql`select public.read_story((${json}::text)::jsonb) as answer`
  const { story: stored, now, answered } = Schema.decodeUnknownSync(Read)(read?.answer)
  const before = await lettersOf(sql, id)
  const [row] = await sql`select public.settle_payment((${json}::text)::jsonb) as answer`
  if (answered !== null || now === undefined) return row?.answer
  const told = storyFrom(stored, now)
  const [after] = await sql`select private.story_of(${id}, (${json}::text)::jsonb) as story`
  const written = (await lettersOf(sql, id)).slice(before.length)
  const { outcome, refund } = Schema.decodeUnknownSync(Settled)(row?.answer)
  const step = decide(told, eventOf(event))
  const answer = step.ifNone !== null && step.ifPlace.outcome !== outcome ? step.ifNone : step.ifPlace
  const sent = new Set(before.map(({ kind }) => kind))
  const end = storyFrom(after?.story, now)
  expect(
    {
      outcome,
      refund,
      story: comparable(end, told),
      letters: written.map(({ kind, payload }) => letterFacts(kind, payload)),
    },
    JSON.stringify({ event, told }),
  ).toEqual({
    outcome: answer.outcome,
    refund:
      answer.story.booking?.refundDue ??
      answer.story.unmatched.some((one) => one.sessionId === eventOf(event).sessionId && one.refundDue),
    story: comparable(answer.story, told),
    letters: lettersFrom(answer).filter(
      ({ kind }) => (kind !== 'job-changed' || hasCleaner) && !(once.includes(kind) && sent.has(kind)),
    ),
  })
  return row?.answer
}

async function lettersOf(sql: TransactionSql, id: string | null) {
  return sql<{ kind: string; payload: Record<string, unknown> }[]>`
    select kind, payload from public.email_outbox where ref = ${id} order by nr`
}

function letterFacts(kind: string, payload: Record<string, unknown>) {
  const isRefund = kind === 'booking-refunded' || kind === 'booking-partly-refunded'
  return {
    kind,
    refund: payload.refund_amount,
    kept: payload.kept_amount,
    difference: payload.difference_amount,
    change: payload.change_id,
    excused: isRefund ? payload.refund_due === true : undefined,
  }
}

function lettersFrom({ letters }: Answer): ReturnType<typeof letterFacts>[] {
  return letters.map(({ kind, ...facts }) =>
    letterFacts(kind, {
      ...('changeId' in facts && { change_id: facts.changeId }),
      ...('refundCents' in facts && { refund_amount: facts.refundCents / 100 }),
      ...('keptCents' in facts && { kept_amount: facts.keptCents / 100 }),
      ...('isExcused' in facts && { refund_due: facts.isExcused }),
      ...('differenceCents' in facts && { difference_amount: facts.differenceCents / 100, refund_amount: 0 }),
    }),
  )
}

/** A story without what is drawn by chance or follows from the place. */
function comparable(
  { now: _now, isSessionElsewhere: _e, isSessionSettled: _s, ...story }: Story,
  told: Story,
) {
  const known = new Set(told.refunds.map(({ id }) => id))
  const sorted = <A extends object>(items: readonly A[]) =>
    items.map((item) => JSON.stringify(Object.entries(item).sort())).sort()
  return {
    ...story,
    booking: story.booking && {
      ...story.booking,
      attention: story.booking.attention.filter((reason) => !marks.includes(reason)),
    },
    payments: sorted(story.payments.map((payment) => ({ ...payment, paidAt: payment.paidAt !== null }))),
    refunds: sorted(
      story.refunds.map((refund) => ({ ...refund, id: known.has(refund.id) ? refund.id : null })),
    ),
    reports: sorted(story.reports),
  }
}

function eventOf(event: unknown): ProviderEvent {
  const one = Schema.decodeUnknownSync(Wire)(event)
  return {
    id: one.id,
    type: one.type,
    sessionId: one.session_id ?? null,
    paymentIntent: one.payment_intent ?? null,
    paid: one.paid ?? false,
    amountTotalCents: cents(one.amount_total ?? 0),
    currency: (one.currency ?? '').toLowerCase(),
    bookingId: one.booking_id ?? null,
    reversalId: one.reversal_id ?? null,
    ...(one.refund_key != null && { refundKey: one.refund_key }),
    ...(one.payment_id != null && { paymentId: one.payment_id }),
  }
}

const optional = Schema.optionalKey(Schema.NullOr(Schema.String))
const Wire = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(paymentEventTypes),
  session_id: optional,
  payment_intent: optional,
  paid: Schema.optionalKey(Schema.Boolean),
  amount_total: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  currency: optional,
  booking_id: optional,
  reversal_id: optional,
  refund_key: optional,
  payment_id: optional,
})
