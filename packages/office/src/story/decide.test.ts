import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingStatus, PaymentStatus } from '../booking/status.ts'
import { heldStory as held, price, told } from '../testing/held-story.ts'
import { reversalReports } from '../testing/index.ts'
import {
  type Answer,
  decide,
  decideAct,
  decideOfflinePayment,
  decideRefundMade,
  decideRefundRefused,
  type ProviderEvent,
  type Story,
} from './index.ts'

interface Past {
  readonly story: Story
  readonly letters: Answer['letters']
  readonly outcomes: readonly string[]
}

/** Returns what becomes of a story by events, one after the other. */
function after(story: Story, events: readonly ProviderEvent[], hasPlace = true): Past {
  return events.reduce<Past>(
    (past, event, nr) => {
      const step = decide({ ...past.story, now: nr + 1 }, event)
      const answer = !hasPlace && step.ifNone !== null ? step.ifNone : step.ifPlace
      // Each refund that is written gets its name.
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

  describe('by a kept card', () => {
    const visit: Story = {
      ...held,
      booking: held.booking && { ...held.booking, payment: 'arranged', status: 'confirmed', sessionId: null },
    }
    const charged = (changes: Partial<ProviderEvent> = {}) =>
      told('charge_succeeded', { sessionId: null, tryId: 't1', ...changes })

    it('pays the visit once, however often it is heard of', () => {
      const { story, outcomes } = after(visit, [charged(), charged({ id: 'again' })])
      expect(outcomes).toEqual(['confirmed', 'unchanged'])
      expect(story).toMatchObject({ booking: { payment: 'paid', status: 'confirmed' }, refunds: [] })
    })

    it('goes back where the visit had been paid already, or was called off', () => {
      const second = charged({ id: 'again', paymentIntent: 'pi_2', tryId: 't2' })
      const twice = after(visit, [charged(), second, { ...second, id: 'third' }])
      expect(twice.story.refunds).toMatchObject([{ paymentId: 't2', amountCents: price, status: 'due' }])
      const off = { ...visit, booking: visit.booking && { ...visit.booking, status: 'canceled' as const } }
      expect(after(off, [charged()]).story).toMatchObject({
        booking: { refundDue: true, attention: ['paid-but-canceled'] },
        refunds: [{ amountCents: price }],
      })
    })

    it('changes nothing when the card was declined', () => {
      const { story, letters } = after(visit, [
        charged({ type: 'charge_failed', paid: false, decline: 'lost_card' }),
      ])
      expect([story.booking, letters]).toEqual([visit.booking, []])
    })

    it('goes back when the visit is not there', () => {
      const { story } = after({ ...held, booking: null, payments: [] }, [charged()])
      expect(story.unmatched).toMatchObject([{ amountCents: price, refundDue: true, sessionId: 'pi' }])
    })
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
      ...{ totalCents: cents(37_600), isOwed: false, tellCustomer: true, tellCleaner: false, expiresAt: 0 },
    },
  }
  const story: Story = {
    ...waiting,
    payments: [
      ...waiting.payments,
      {
        ...{ id: 'pc', purpose: 'change', amountCents: cents(4000), currency: 'cad', sessionId: 'cs_pc' },
        ...{ paymentIntent: null, isOffline: false, paidAt: null, isDisputed: false },
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

  it('tells of no part again with the rest, unless the part failed', () => {
    const part = { reversalId: 're', amountTotalCents: cents(10_000), sessionId: null }
    const back = [told('completed'), told('refund_given', part), told('refunded', { sessionId: null })]
    const amounts = (events: readonly ProviderEvent[]) =>
      after(held, events).letters.flatMap((letter) => ('refundCents' in letter ? [letter.refundCents] : []))
    expect(amounts(back)).toEqual([10_000, 23_600])
    expect(amounts(back.toSpliced(2, 0, told('refund_failed', part)))).toEqual([10_000, price])
  })

  it('keeps the amount that was sent to the provider', () => {
    const asked = { ...canceled, refunds: canceled.refunds.map((one) => ({ ...one, askedAt: 0 })) }
    const by = { reversalId: 're', amountTotalCents: cents(10_000), sessionId: null }
    expect(after(asked, [told('refund_given', by)]).story.refunds).toMatchObject([{ amountCents: price }])
  })

  it('sends no refund once a bank has taken the money back', () => {
    const by = { reversalId: 'dp', amountTotalCents: price, sessionId: null }
    expect(after(canceled, [told('dispute_lost', by)]).story).toMatchObject({
      refunds: [],
      booking: { lostCents: price, refundDue: false },
    })
  })
})

describe('a refund of ours', () => {
  const due = after(held, [told('completed')], false).story
  const made = { key: 'r1', refundId: 're_1', paymentIntent: 'pi', settled: true }

  it('that arrived ends the story, as the provider would say it', () => {
    const answer = decideRefundMade(due, made)
    expect(answer?.story).toMatchObject({
      booking: {
        payment: 'refunded',
        refundDue: false,
        refundedCents: price,
        attention: ['paid-but-day-full'],
      },
      refunds: [{ status: 'done', providerId: 're_1' }],
    })
    expect(answer?.heard).toMatchObject([
      { event: { id: 'refund:re_1', type: 'refund_given', refundKey: 'r1' } },
    ])
  })

  it('that is on its way is no longer due, and not finished', () => {
    const answer = decideRefundMade(due, { ...made, settled: false })
    expect(answer?.story).toMatchObject({
      booking: { payment: 'paid', refundDue: true },
      refunds: [{ status: 'sent' }],
    })
    expect(decideRefundMade(answer?.story ?? due, made)).toBe(null)
  })

  it('comes on top of what went back by hand, and is known by the total of the charge alone', () => {
    const offline = told('partly_refunded', { amountTotalCents: cents(10_000), sessionId: null })
    const asked = {
      ...due,
      refunds: due.refunds.map((one) => ({ ...one, amountCents: cents(5000), askedAt: 0 })),
    }
    const known = { ...after(asked, [offline]).story, refunds: asked.refunds }
    const total = (story: Story) =>
      decideRefundMade(story, made)?.heard.map(({ event: { type, amountTotalCents } }) => [
        type,
        amountTotalCents,
      ])
    const earlier = { ...known, reports: known.reports.map((one) => ({ ...one, at: -1 })) }
    expect(total(earlier)).toEqual([
      ['refund_given', 5000],
      ['partly_refunded', 15_000],
    ])
    // A total that came since it was handed out may hold it.
    expect(total({ ...known, reports: known.reports.map((one) => ({ ...one, at: 1 })) })).toHaveLength(1)
  })

  it('waits while a bank looks at its payment', () => {
    const opened = told('dispute_opened', { reversalId: 'dp', sessionId: null })
    expect(decideRefundMade(after(due, [opened]).story, made)).toBe(null)
  })

  it('that has failed stays failed, whatever is reported of it later', () => {
    const about = { reversalId: 're', refundKey: 'r1', amountTotalCents: price }
    const reports = ['refund_failed', 'refund_given', 'refund_given'] as const
    const end = after(
      due,
      reports.map((type, nr) => told(type, { ...about, id: `${type}-${nr}` })),
    )
    expect(end.story.refunds).toMatchObject([{ status: 'failed' }])
  })

  it('that is refused is no more due, and calls the office', () => {
    const answer = decideRefundRefused(due, 'r1')
    expect(answer?.story).toMatchObject({
      booking: { refundDue: false, attention: ['refund-refused', 'paid-but-day-full'] },
      refunds: [{ status: 'failed' }],
    })
    expect(decideRefundRefused(answer?.story ?? due, 'r1')).toBe(null)
  })
})

describe('events of a checkout', () => {
  const kinds = ['completed', 'async_succeeded', 'async_failed', 'expired', 'refunded'] as const
  const sets = Array.from({ length: 2 ** kinds.length }, (_, bits) =>
    kinds.filter((_kind, nr) => (bits >> nr) % 2 === 1),
  )
  const ordersOf = <A>(items: readonly A[]): A[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, nr) => ordersOf(items.toSpliced(nr, 1)).map((rest) => [item, ...rest]))

  /** Says what must have become of a booking by a set of events, without asking how. */
  function endBy(set: readonly ProviderEvent['type'][], status: BookingStatus, hasPlace: boolean) {
    const isPaid = set.includes('completed') || set.includes('async_succeeded')
    const isDone = status === 'completed'
    const isOff = status === 'canceled' || !(hasPlace || isDone)
    const standing = status === 'pending' ? 'confirmed' : status
    if (set.includes('refunded')) {
      return { payment: 'refunded', status: isDone ? status : 'canceled', due: false }
    }
    if (isPaid) return { payment: 'paid', status: isOff ? 'canceled' : standing, due: isOff }
    if (status === 'canceled' || set.length === 0) return { payment: 'pending', status, due: false }
    const payment = set.includes('async_failed') ? 'failed' : 'expired'
    return { payment, status: status === 'pending' ? 'canceled' : status, due: false }
  }

  const starts = (['pending', 'assigned', 'completed', 'canceled'] as const).flatMap((status) =>
    [true, false].map((hasPlace) => ({ status, hasPlace })),
  )

  it.each(starts)(
    'end alike in every order of every set, each told twice: $status, a place: $hasPlace',
    ({ status, hasPlace }) => {
      const start = { ...held, booking: held.booking && { ...held.booking, status } }
      for (const set of sets) {
        for (const order of ordersOf(set)) {
          const events = order.flatMap((_type, nr) =>
            order.slice(Math.max(0, nr - 1), nr + 1).map((one) => told(one)),
          )
          const past = after(start, events, hasPlace)
          const { booking } = past.story
          const end = { payment: booking?.payment, status: booking?.status, due: booking?.refundDue }
          expect(end, order.join()).toEqual(endBy(set, status, hasPlace))
          const kindsOfLetters = past.letters.map(({ kind }) => kind)
          expect(new Set(kindsOfLetters).size, order.join()).toBe(kindsOfLetters.length)
        }
      }
    },
  )
})

describe('properties', () => {
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

describe('a cancellation by a person', () => {
  const sold = after(held, [told('completed')]).story
  const tell = { customer: true, cleaner: false }

  it('gives back what was agreed to, keeps the rest, and tells the customer', () => {
    const act = { actId: 'a', refundCents: cents(10_000), tell }
    expect(decideAct(sold, act)?.ifPlace).toMatchObject({
      promo: null,
      withdrawsConfirmation: true,
      story: {
        booking: { status: 'canceled', payment: 'paid', retainableCents: price - 10_000, refundDue: true },
        refunds: [{ paymentId: 'p', amountCents: 10_000, status: 'due', actId: 'a', isTold: true }],
      },
      letters: [{ kind: 'booking-canceled', refundCents: 10_000, keptCents: price - 10_000 }],
    })
    expect(decideAct(sold, { ...act, refundCents: price })?.ifPlace.promo).toBe('return')
  })

  it('says what of it the office pays back itself, and what waits for a bank', () => {
    const act = { actId: 'a', refundCents: cents(10_000), tell }
    const offline = sold.payments.map((payment) => ({ ...payment, isOffline: true }))
    const disputed = after(sold, [told('dispute_opened', { reversalId: 'dp' })]).story
    const waysOf = (story: Story) => decideAct(story, act)?.ifPlace.letters
    expect(waysOf({ ...sold, payments: offline })).toMatchObject([
      { ways: { offlineCents: 10_000, waitsCents: 0 } },
    ])
    expect(waysOf(disputed)).toMatchObject([{ ways: { offlineCents: 0, waitsCents: 10_000 } }])
  })

  it('is refused where there is not so much to give back', () => {
    expect(decideAct(sold, { actId: 'a', refundCents: cents(price + 1), tell })).toBeNull()
    const lost = after(sold, [told('dispute_lost', { reversalId: 'dp' })]).story
    expect(decideAct(lost, { actId: 'a', refundCents: cents(1), tell })).toBeNull()
  })
})

describe('a change by a person', () => {
  const sold = after(held, [told('completed')]).story
  const act = {
    actId: 'a',
    columns: {},
    taxInDifferenceCents: cents(0),
    tell: { customer: true, cleaner: true },
  }

  it('gives back what it costs less, keeps the new price, and tells both', () => {
    const step = decideAct(sold, { ...act, columns: { total_price: 310 }, differenceCents: cents(-2600) })
    expect(step).toMatchObject({
      place: { kind: 'changed' },
      ifPlace: {
        story: {
          booking: { totalCents: 31_000, payment: 'paid' },
          refunds: [{ amountCents: 2600, actId: 'a', isTold: true }],
        },
        letters: [{ kind: 'booking-changed', refundCents: 2600, keptCents: 31_000 }, { kind: 'job-changed' }],
      },
    })
  })

  it('waits for what it costs more, and is as it was until then', () => {
    const step = decideAct(sold, { ...act, columns: { total_price: 386 }, differenceCents: cents(5000) })
    expect(step).toMatchObject({ place: { kind: 'waiting' }, ifPlace: { story: sold, letters: [] } })
  })

  it('is refused where a bank has taken what it would give back', () => {
    const lost = after(sold, [told('dispute_lost', { reversalId: 'dp' })]).story
    expect(decideAct(lost, { ...act, differenceCents: cents(-2600) })).toBeNull()
  })
})

describe('a cancellation that is taken back', () => {
  const sold = after(held, [told('completed')]).story
  const tell = { customer: true, cleaner: false }
  const canceled = decideAct(sold, { actId: 'a', refundCents: cents(10_000), tell })?.ifPlace.story ?? held
  const due = { ...canceled, refunds: canceled.refunds.map((refund) => ({ ...refund, id: 'r' })) }
  const made = decideRefundMade(due, { key: 'r', refundId: 're', paymentIntent: 'pi', settled: true })
  const act = { actId: 'b', status: 'confirmed', asks: true, tell } as const

  it('owes what went back, and promises nothing of a refund that was refused', () => {
    expect(decideAct(made?.story ?? held, { ...act, owedCents: cents(10_000) })).toMatchObject({
      place: { kind: 'again' },
      ifPlace: {
        promo: 'take',
        story: {
          booking: { status: 'confirmed', retainableCents: price - 10_000, attention: ['price-owed'] },
        },
        letters: [{ kind: 'booking-restored', owedCents: 10_000, asks: true }],
      },
    })
    const refused = decideRefundRefused(due, 'r')?.story ?? held
    expect(decideAct(refused, { ...act, owedCents: cents(0) })?.ifPlace.story).toMatchObject({
      booking: { retainableCents: null, attention: [], refundDue: false },
      refunds: [],
    })
  })

  it('is refused while the refund is on its way, and where something else is owed', () => {
    expect(decideAct(due, { ...act, owedCents: cents(0) })).toBeNull()
    expect(decideAct(made?.story ?? held, { ...act, owedCents: cents(1) })).toBeNull()
    expect(decideAct(sold, { ...act, owedCents: cents(0) })).toBeNull()
  })
})

describe('what the office does itself', () => {
  const tell = { customer: false, cleaner: false }
  const due: Story = {
    ...held,
    booking: held.booking && { ...held.booking, status: 'confirmed', payment: 'due', sessionId: null },
    payments: held.payments.map((payment) => ({ ...payment, sessionId: null })),
  }
  const taken = decideOfflinePayment(due, 'paid', 'p2')?.story ?? held

  it('is paid what is due on the day, and asks the provider for nothing of it', () => {
    expect(taken).toMatchObject({
      booking: { payment: 'paid', status: 'confirmed' },
      payments: [{ id: 'p', isOffline: true, amountCents: price, paidAt: 0 }],
    })
    expect(decideOfflinePayment(taken, 'paid', 'p3')).toBeNull()
  })

  it('has paid back what is due of that; when it was all, the booking is refunded and its letter has said so', () => {
    const off = decideAct(taken, { actId: 'a', refundCents: price, tell })?.ifPlace.story ?? held
    const named = { ...off, refunds: off.refunds.map((refund) => ({ ...refund, id: 'r' })) }
    expect(decideOfflinePayment(taken, 'paid-back', 'p2')).toBeNull()
    expect(decideOfflinePayment(named, 'paid-back', 'p2')).toMatchObject({
      letters: [],
      story: {
        booking: { payment: 'refunded', status: 'canceled', refundDue: false, refundedCents: price },
        refunds: [{ status: 'done', isOffline: true }],
      },
    })
  })

  it('is paid what is owed again, so that all of the price may be kept', () => {
    const owing: Story = {
      ...taken,
      booking: taken.booking && {
        ...taken.booking,
        ...{ retainableCents: cents(price - 10_000), attention: ['price-owed'] },
      },
    }
    expect(decideOfflinePayment(owing, 'paid', 'p2')?.story).toMatchObject({
      booking: { retainableCents: null, attention: [] },
      payments: [{ id: 'p' }, { id: 'p2', purpose: 'change', amountCents: 10_000, isOffline: true }],
    })
  })
})
