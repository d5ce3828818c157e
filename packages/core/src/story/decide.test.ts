import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '../booking/status.ts'
import { cents } from '../money/index.ts'
import { heldStory as held, price, told } from '../testing/held-story.ts'
import { reversalReports } from '../testing/index.ts'
import { type Answer, decide, type ProviderEvent, type Story } from './index.ts'

interface Past {
  readonly story: Story
  readonly letters: Answer['letters']
  readonly outcomes: readonly string[]
}

/** What becomes of a story by events, one after the other. */
function after(story: Story, events: readonly ProviderEvent[], hasPlace = true): Past {
  return events.reduce<Past>(
    (past, event, nr) => {
      const step = decide({ ...past.story, now: nr + 1 }, event)
      const answer = !hasPlace && step.ifNone !== null ? step.ifNone : step.ifPlace
      // What is written gets its name.
      const refunds = answer.story.refunds.map((refund, at) => ({ ...refund, id: refund.id ?? `r${at + 1}` }))
      return {
        story: { ...answer.story, refunds },
        letters: [...past.letters, ...answer.letters],
        outcomes: [...past.outcomes, answer.outcome],
      }
    },
    { story, letters: [], outcomes: [] },
  )
}

function endOf({ story: { booking }, letters }: Past) {
  return { payment: booking?.payment, status: booking?.status, due: booking?.refundDue, letters }
}

describe('a first payment', () => {
  it('confirms the booking and tells the customer where there is a place', () => {
    const step = decide(held, told('completed'))
    expect(step.place).toEqual({ kind: 'own' })
    expect(step.ifPlace).toMatchObject({
      outcome: 'confirmed',
      promo: 'keep',
      letters: [{ kind: 'booking-confirmation' }],
      story: { booking: { payment: 'paid', status: 'confirmed', paymentIntent: 'pi' }, refunds: [] },
    })
  })

  it('goes back whole and calls the office where there is none', () => {
    expect(decide(held, told('completed')).ifNone).toMatchObject({
      outcome: 'refund',
      promo: 'return',
      letters: [{ kind: 'booking-refunded', refundCents: price, isExcused: true }],
      story: {
        booking: { status: 'canceled', refundDue: true, attention: ['paid-but-day-full'] },
        refunds: [{ paymentId: 'p', amountCents: price, status: 'due' }],
      },
    })
  })

  it('confirms nothing when its amount or its session is another', () => {
    const other = decide(held, told('completed', { amountTotalCents: cents(1) }))
    expect(other).toMatchObject({ ifNone: null, ifPlace: { outcome: 'amount-mismatch' } })
    const foreign = decide(held, told('completed', { sessionId: 'cs_other' }))
    expect(foreign).toMatchObject({ ifNone: null, ifPlace: { outcome: 'reference-mismatch' } })
  })

  it('goes back when the booking is not there, and is kept in view until then', () => {
    const { story, outcomes } = after({ ...held, booking: null, payments: [] }, [
      told('completed'),
      told('refunded', { id: 'again' }),
    ])
    expect(outcomes).toEqual(['unmatched', 'refunded'])
    expect(story.unmatched).toMatchObject([{ refundDue: false, isRefunded: true, attention: [] }])
  })
})

describe('a change that waits', () => {
  const waiting: Story = {
    ...after(held, [told('completed')]).story,
    change: {
      ...{ id: 'act', paymentId: 'pc', minutes: 240, differenceCents: cents(4000), taxCents: 460 },
      ...{ totalCents: cents(37_600), isOwed: false, tellCustomer: true, tellCleaner: false },
    },
  }
  const story: Story = {
    ...waiting,
    payments: [
      ...waiting.payments,
      {
        ...{ id: 'pc', purpose: 'change', amountCents: cents(4000), currency: 'cad', sessionId: 'cs_pc' },
        ...{ paymentIntent: null, isByHand: false, paidAt: null },
      },
    ],
  }
  const of = { sessionId: 'cs_pc', paymentIntent: 'pi_pc', amountTotalCents: cents(4000) }

  it('is made when it is paid and its time is free', () => {
    const { ifPlace } = decide(story, told('completed', of))
    expect(ifPlace).toMatchObject({ outcome: 'changed', isChangeMade: true })
    expect(ifPlace.story).toMatchObject({ change: null, refunds: [], booking: { totalCents: 37_600 } })
  })

  it('gives its payment back when its time is not free, once', () => {
    const past = after(story, [told('completed', of), told('async_succeeded', of)], false)
    expect(past.outcomes).toEqual(['refund', 'unchanged'])
    expect(past.story.refunds).toMatchObject([{ paymentId: 'pc', amountCents: 4000, isTold: true }])
    expect(past.letters).toMatchObject([{ kind: 'booking-unchanged', refundCents: 4000 }])
  })

  it('is dropped when its checkout ends', () => {
    const past = after(story, [told('expired', of)])
    expect([past.outcomes, past.story.change]).toEqual([['released'], null])
  })
})

describe('money that goes back', () => {
  const canceled: Story = after(held, [told('completed')], false).story

  it('shrinks what nobody has asked for when money has gone back another way', () => {
    const by = { reversalId: 're', amountTotalCents: cents(10_000), sessionId: null }
    const { story } = after(canceled, [told('refund_given', by)])
    expect(story.refunds).toMatchObject([{ amountCents: 23_600 }])
  })

  it('stays as it was handed out', () => {
    const asked = { ...canceled, refunds: canceled.refunds.map((one) => ({ ...one, isAsked: true })) }
    const by = { reversalId: 're', amountTotalCents: cents(10_000), sessionId: null }
    expect(after(asked, [told('refund_given', by)]).story.refunds).toMatchObject([{ amountCents: price }])
  })

  it('is nothing to send once a bank has taken it away', () => {
    const by = { reversalId: 'dp', amountTotalCents: price, sessionId: null }
    expect(after(canceled, [told('dispute_lost', by)]).story).toMatchObject({
      refunds: [],
      booking: { lostCents: price, refundDue: false },
    })
  })
})

describe('properties', () => {
  const kinds = ['completed', 'async_succeeded', 'async_failed', 'expired', 'refunded'] as const
  const sets = fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 })
  const starts = fc.constantFrom('pending', 'assigned', 'completed', 'canceled')

  it('events end alike in any order and repeated', () => {
    fc.assert(
      fc.property(sets, fc.func(fc.nat()), starts, fc.boolean(), (set, rank, status, hasPlace) => {
        const start = { ...held, booking: held.booking && { ...held.booking, status } }
        const events = set.map((type) => told(type))
        const shuffled = [...events, ...events].toSorted((one, other) => rank(one) - rank(other))
        const [straight, other] = [after(start, events, hasPlace), after(start, shuffled, hasPlace)]
        expect(statuses(other)).toEqual(statuses(straight))
      }),
    )

    function statuses(past: Past) {
      const { payment, status, due } = endOf(past)
      return { payment, status, due }
    }
  })

  it('reports leave no more than the price, write no more back than was paid, and tell once that all goes back', () => {
    fc.assert(
      fc.property(reversalReports(), fc.boolean(), (reports, hasPlace) => {
        const events = reports.map(({ type, id, amountCents }, nr) =>
          told(type, { id: `${nr}`, reversalId: id, amountTotalCents: amountCents, sessionId: null }),
        )
        const past = after(held, [told('completed'), ...events], hasPlace)
        const back = past.story.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(back).toBeLessThanOrEqual(price)
        const { refundedCents = 0, lostCents = 0 } = past.story.booking ?? {}
        expect(refundedCents + lostCents).toBeLessThanOrEqual(price)
        expect(past.letters.filter(({ kind }) => kind === 'booking-refunded').length).toBeLessThanOrEqual(1)
        const payments: readonly (PaymentStatus | undefined)[] = ['paid', 'refunded']
        expect(payments).toContain(past.story.booking?.payment)
      }),
    )
  })
})
