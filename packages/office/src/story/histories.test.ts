import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offlineCents } from '../ledger/refund-ways.ts'
import { heldStory as held, price, told } from '../testing/held-story.ts'
import { type Answer, certain, type Step, type StoryLetter } from './answer.ts'
import {
  decide,
  decideAct,
  decideOfflinePayment,
  type OfflinePaymentKind,
  paymentsLeft,
  type Story,
} from './index.ts'

/* Whole histories of a booking, its money judged by what its letters have said alone. */

const tell = { customer: true, cleaner: true }

/** The things that happen to a booking, to its price, and in what the provider reports. */
const draws = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...(['cancel', 'cancel', 'revive', 'revive', 'change', 'change', 'change', 'pay', 'pay'] as const),
      ...(['pay-late', 'drop', 'paid', 'paid-back', 'sent', 'done', 'failed', 'dispute_opened'] as const),
      ...(['dispute_lost', 'dispute_won'] as const),
    ),
    share: fc.constantFrom(1, 40, 68, 69, 90),
    nr: fc.nat(3),
    hasPlace: fc.boolean(),
  }),
  { maxLength: 30, size: 'max' },
)
type Draw = typeof draws extends fc.Arbitrary<readonly (infer D)[]> ? D : never

const leftIn = (story: Story) =>
  sum(paymentsLeft(story).map(({ leftCents: amountCents }) => ({ amountCents })))
const sum = (amounts: readonly { readonly amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0)
const come = ({ payments }: Story) => payments.filter(({ paidAt }) => paidAt !== null)

/** Decides what follows from a draw, and what it says goes back; null when it cannot happen now. */
function stepOf(
  { kind, share, nr }: Draw,
  story: Story,
  id: string,
): { readonly step: Step | null; readonly refundCents?: number } | null {
  const { booking, change, payments } = story
  if (booking === null) return null
  const left = leftIn(story)
  const act = { actId: id, tell, columns: {}, taxInDifferenceCents: cents(0) }
  const isOff = booking.status === 'canceled'
  const owed = booking.attention.includes('price-owed')
    ? booking.totalCents - (booking.retainableCents ?? 0)
    : 0
  switch (kind) {
    case 'cancel': {
      const refundCents = cents(Math.round((left * share) / 100))
      return isOff ? null : { step: decideAct(story, { actId: id, tell, refundCents }), refundCents }
    }
    case 'revive': {
      const owedCents = cents(
        booking.totalCents - Math.max(0, price - booking.refundedCents - booking.lostCents),
      )
      return { step: decideAct(story, { actId: id, tell, status: 'confirmed', owedCents, asks: false }) }
    }
    case 'change': {
      const totalCents = cents(20_000 + share * 200)
      const differenceCents = cents(totalCents - booking.totalCents)
      const isPriced = booking.refundedCents + booking.lostCents > 0 || owed > 0
      if (isOff || isPriced || differenceCents > 0) return null
      const refundCents = Math.max(0, -differenceCents)
      const columns = { total_price: totalCents / 100 }
      return { step: decideAct(story, { ...act, columns, differenceCents }), refundCents }
    }
    case 'pay':
    case 'pay-late': {
      const late = kind === 'pay' ? payments.find((one) => one.id === change?.paymentId) : payments[nr]
      if (late === undefined || late.purpose === 'first' || late.paidAt !== null) return null
      const more = { sessionId: `cs_${late.id}`, paymentIntent: `pi_${late.id}`, paymentId: late.id }
      return { step: decide(story, told('completed', { ...more, id, amountTotalCents: late.amountCents })) }
    }
    case 'drop':
      return change === null ? null : { step: certain(still({ ...story, change: null })) }
    case 'paid':
    case 'paid-back':
      return { step: noted(story, kind, id) }
    default:
      return reported(story, kind, nr, id)
  }
}

function still(story: Story): Answer {
  const nothing = { outcome: 'unchanged', heard: [], letters: [], promo: null }
  return { ...nothing, story, withdrawsConfirmation: false, isChangeMade: false }
}

function noted(story: Story, done: OfflinePaymentKind, id: string): Step | null {
  const answer = decideOfflinePayment(story, done, `p_${id}`)
  return answer === null ? null : certain(answer)
}

function reported(
  story: Story,
  kind: 'sent' | 'done' | 'failed' | 'dispute_opened' | 'dispute_lost' | 'dispute_won',
  nr: number,
  id: string,
) {
  const about = { id, sessionId: null }
  if (kind.startsWith('dispute')) {
    const payment = come(story).filter(({ isOffline }) => !isOffline)[nr]
    if (payment === undefined) return null
    const { paymentIntent } = payment
    const more = { ...about, paymentIntent, reversalId: `dp_${paymentIntent}`, amountTotalCents: cents(500) }
    return { step: decide(story, told(kind as 'dispute_opened', more)) }
  }
  const refund = story.refunds[nr]
  const payment = story.payments.find((one) => one.id === refund?.paymentId)
  if (refund === undefined || payment === undefined || payment.isOffline) return null
  const { paymentIntent } = payment
  const more = { ...about, paymentIntent, reversalId: `re_${refund.id}`, refundKey: refund.id ?? '' }
  const type = kind === 'failed' ? 'refund_failed' : 'refund_given'
  const event = told(type, { ...more, amountTotalCents: refund.amountCents, paid: kind === 'done' })
  return { step: decide(story, event) }
}

/** Returns what the customer was told may be kept, by the newest letter that says so. */
function toldBy(letters: readonly StoryLetter[], before: number, { booking }: Story): number {
  return letters.reduce((now, letter) => {
    switch (letter.kind) {
      case 'booking-confirmation':
        return booking?.totalCents ?? 0
      case 'booking-canceled':
      case 'booking-changed':
        return letter.keptCents
      case 'booking-restored':
        return (booking?.totalCents ?? 0) - letter.owedCents
      default:
        return now
    }
  }, before)
}

test('no more is kept than the letters said, no more goes back, and no payment gives more than it has', () => {
  const seen = { canceled: 0, revived: 0, changed: 0, lost: 0, failed: 0 }
  fc.assert(
    fc.property(draws, fc.boolean(), (history, isOffline) => {
      let story = sold(isOffline)
      let most: number = price
      for (const [nr, draw] of history.entries()) {
        const before = { ...story, now: nr + 1 }
        const decided = stepOf(draw, before, `${draw.kind}-${nr}`)
        if (decided?.step == null) continue
        const { place, ifPlace, ifNone } = decided.step
        // An act without its place is refused.
        if (place !== null && !draw.hasPlace && ifNone === null) continue
        const answer = place !== null && !draw.hasPlace && ifNone !== null ? ifNone : ifPlace
        const written = answer.story.refunds.filter(({ id }) => id === null)
        story = {
          ...answer.story,
          refunds: answer.story.refunds.map((refund, at) => ({ ...refund, id: refund.id ?? `r${nr}-${at}` })),
        }
        // A customer who pays what is owed again knows the price.
        most =
          answer.outcome === 'paid' ? (story.booking?.totalCents ?? 0) : toldBy(answer.letters, most, story)
        const why = JSON.stringify({ history, nr })
        const lost = sum(
          story.payments.map(({ paymentIntent }) => ({ amountCents: lostOf(story, paymentIntent) })),
        )
        const back = sum(story.refunds)
        expect(sum(come(story)) - lost - back, why).toBeLessThanOrEqual(most)
        expect(back, why).toBeLessThanOrEqual(Math.max(0, sum(come(story)) - most))
        for (const { id, amountCents } of come(story))
          expect(sum(story.refunds.filter(({ paymentId }) => paymentId === id)), why).toBeLessThanOrEqual(
            amountCents,
          )
        // Money that a bank has taken away cannot be given back.
        for (const { paymentId } of written) {
          const payment = story.payments.find(({ id }) => id === paymentId)
          const lostOfIt = lostOf(story, payment?.paymentIntent ?? null)
          const backOfIt = sum(story.refunds.filter((refund) => refund.paymentId === paymentId))
          expect(backOfIt, why).toBeLessThanOrEqual((payment?.amountCents ?? 0) - lostOfIt)
        }
        expect(answer.letters.filter(({ kind }) => !kind.startsWith('job-')).length, why).toBeLessThanOrEqual(
          1,
        )
        if (decided.refundCents !== undefined) {
          expect(sum(written), why).toBe(decided.refundCents)
          const shown = offlineCents(paymentsLeft(before), cents(decided.refundCents))
          expect(sum(written.filter(({ paymentId }) => isTaken(story, paymentId))), why).toBe(shown)
        }
        seen.canceled += Number(answer.outcome === 'canceled')
        seen.revived += Number(answer.outcome === 'revived')
        seen.changed += Number(answer.outcome === 'changed')
        seen.lost += Number(lost > 0)
        seen.failed += Number(story.refunds.some(({ status }) => status === 'failed'))
      }
    }),
    { numRuns: 500, seed: 15 },
  )
  // The histories went where they were meant to go.
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(0)
})

const isTaken = ({ payments }: Story, id: string) => payments.some((one) => one.id === id && one.isOffline)

/** Counts here what disputes have taken of a payment. */
function lostOf({ reports }: Story, intent: string | null): number {
  const ours = reports.filter(({ paymentIntent }) => intent !== null && paymentIntent === intent)
  return ours.some(({ type }) => type === 'dispute_lost') && !ours.some(({ type }) => type === 'dispute_won')
    ? 500
    : 0
}

/** A booking that is paid for, through the provider or by hand, with a change that waits for a payment. */
function sold(isOffline: boolean): Story {
  const { story } = decide(held, told('completed')).ifPlace
  const first = story.payments.map((payment) =>
    isOffline ? { ...payment, isOffline, sessionId: null, paymentIntent: null } : payment,
  )
  const none = { paymentIntent: null, isOffline: false, paidAt: null, isDisputed: false }
  const waiting = {
    ...none,
    id: 'pc',
    purpose: 'change',
    amountCents: cents(5000),
    currency: 'cad',
    sessionId: 'cs_pc',
  } as const
  return {
    ...story,
    booking: story.booking && {
      ...story.booking,
      ...(isOffline && { sessionId: null, paymentIntent: null }),
    },
    payments: [...first, waiting],
    change: {
      ...{ id: 'c', paymentId: 'pc', minutes: 180, differenceCents: cents(5000), taxCents: 575 },
      ...{
        totalCents: cents(price + 5000),
        isOwed: false,
        tellCustomer: true,
        tellCleaner: true,
        expiresAt: 0,
      },
    },
  }
}
