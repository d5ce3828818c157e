import { gtaPriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents } from '@dustforce/core/money'
import { addDays, businessDate, daysBetween, gtaPolicy } from '@dustforce/core/schedule'
import { businessDates, promoCodes } from '@dustforce/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStatuses, storedBookingStatuses } from '../booking/index.ts'
import {
  customerShortName,
  earnsPay,
  isPayPeriod,
  marginAfterPay,
  type PayoutItem,
  type PayoutLine,
  payoutLineOf,
  payoutStatus,
  payoutTotals,
  payPeriod,
  promoMargin,
} from './index.ts'

const period = { from: businessDate('2026-11-01'), to: businessDate('2026-11-15') }

const job: PayoutItem = {
  bookingId: 'b1',
  date: businessDate('2026-11-03'),
  bookingStatus: 'completed',
  paymentStatus: 'paid',
  isTheirs: true,
  payCents: cents(9_000),
  paidCents: cents(0),
}

describe('earnsPay', () => {
  it('is for jobs that are done and were paid for, also when the payment was given back later', () => {
    const earning = storedBookingStatuses.flatMap((bookingStatus) =>
      paymentStatuses
        .filter((paymentStatus) => earnsPay({ bookingStatus, paymentStatus }))
        .map((paymentStatus) => `${bookingStatus} ${paymentStatus}`),
    )
    expect(earning).toEqual(['completed paid', 'completed completed', 'completed refunded'])
    expect(earnsPay({ bookingStatus: null, paymentStatus: null })).toBe(false)
  })
})

describe('payoutLineOf', () => {
  const paid = { ...job, paidCents: cents(9_000) }

  it('is the pay of a job that nothing was paid out for', () => {
    expect(payoutLineOf(job)).toEqual({ bookingId: 'b1', date: job.date, reason: 'job', cents: 9_000 })
  })

  it.each<[string, Partial<PayoutItem>]>([
    ['is not done', { bookingStatus: 'assigned' }],
    ['is not paid', { paymentStatus: 'pending' }],
    ['has no pay yet', { payCents: null }],
    ['is another contractor’s', { isTheirs: false }],
    ['was paid out', { paidCents: cents(9_000) }],
  ])('is nothing when the job %s', (_, change) => {
    expect(payoutLineOf({ ...job, ...change })).toBeNull()
  })

  it.each<[PayoutLine['reason'], number, Partial<PayoutItem>]>([
    ['pay-changed', 1_000, { payCents: cents(10_000) }],
    ['pay-changed', -9_000, { payCents: null }],
    ['canceled', -9_000, { bookingStatus: ' Canceled ', paymentStatus: 'refunded' }],
    ['reassigned', -9_000, { isTheirs: false }],
    ['reopened', -9_000, { bookingStatus: 'assigned' }],
    ['not-paid', -9_000, { paymentStatus: 'failed' }],
    ['deleted', -9_000, { bookingStatus: null, paymentStatus: null, isTheirs: false, payCents: null }],
  ])('corrects what was paid out: %s %d', (reason, amount, change) => {
    expect(payoutLineOf({ ...paid, ...change })).toMatchObject({ reason, cents: amount })
  })

  it('takes nothing back for a payment that was given back: the cleaner has worked', () => {
    expect(payoutLineOf({ ...paid, paymentStatus: 'refunded' })).toBeNull()
  })
})

describe('payoutTotals', () => {
  it('tells apart what the period earned, what of it was paid out, and what is open from before', () => {
    const totals = payoutTotals(
      [
        job,
        { ...job, bookingId: 'b2', paidCents: cents(9_000) },
        { ...job, bookingId: 'b3', payCents: null },
        { ...job, bookingId: 'b4', date: businessDate('2026-10-31') },
        {
          ...job,
          bookingId: 'b5',
          date: businessDate('2026-10-30'),
          isTheirs: false,
          paidCents: cents(2_000),
        },
        { ...job, bookingId: 'b6', bookingStatus: 'assigned' },
        { ...job, bookingId: 'b7', date: businessDate('2026-11-16') },
        { ...job, bookingId: 'b8', date: businessDate('2026-10-29'), payCents: null },
      ],
      period,
    )
    expect(totals).toEqual({
      jobs: 3,
      earnedCents: 18_000,
      paidCents: 9_000,
      beforeCents: 7_000,
      openCents: 16_000,
      withoutPay: 2,
    })
  })
})

describe('payoutStatus', () => {
  const none = { openCents: cents(0), paidCents: cents(0), withoutPay: 0 }
  it.each([
    ['owed', { openCents: cents(1) }],
    ['partly-paid', { openCents: cents(1), paidCents: cents(1) }],
    ['paid', { paidCents: cents(1) }],
    ['overpaid', { openCents: cents(-1), paidCents: cents(1) }],
    ['pay-missing', { withoutPay: 1 }],
    ['pay-missing', { withoutPay: 1, paidCents: cents(1) }],
    ['nothing', {}],
  ] as const)('is %s', (status, totals) => expect(payoutStatus({ ...none, ...totals })).toBe(status))
})

describe('isPayPeriod', () => {
  it.each([
    ['2026-11-05', '2026-11-05', true],
    ['2026-11-05', '2026-11-04', false],
    ['2026-01-01', '2027-01-02', true],
    ['2026-01-01', '2027-01-03', false],
  ])('%s to %s: %s', (from, to, expected) =>
    expect(isPayPeriod({ from: businessDate(from), to: businessDate(to) })).toBe(expected),
  )
})

describe('payPeriod', () => {
  const spanOf = (kind: 'week' | 'half-month' | 'month', date: string) => {
    const { from, to } = payPeriod(kind, businessDate(date), gtaPolicy.weekStart)
    return `${from} ${to}`
  }

  it('is the week, the half month or the month of a date', () => {
    expect(spanOf('week', '2026-11-21')).toBe('2026-11-16 2026-11-22')
    expect(spanOf('half-month', '2026-11-15')).toBe('2026-11-01 2026-11-15')
    expect(spanOf('half-month', '2028-02-16')).toBe('2028-02-16 2028-02-29')
    expect(spanOf('month', '2026-11-21')).toBe('2026-11-01 2026-11-30')
  })

  describe('properties', () => {
    it('covers every date once: it holds its date, and the next begins the day after', () => {
      fc.assert(
        fc.property(
          businessDates(),
          fc.constantFrom('week' as const, 'half-month' as const, 'month' as const),
          (date, kind) => {
            const span = payPeriod(kind, date, 1)
            expect(span.from <= date && date <= span.to).toBe(true)
            expect(payPeriod(kind, span.from, 1)).toEqual(span)
            expect(payPeriod(kind, span.to, 1)).toEqual(span)
            const next = payPeriod(kind, addDays(span.to, 1), 1)
            expect(daysBetween(span.to, next.from)).toBe(1)
          },
        ),
      )
    })
  })
})

describe('customerShortName', () => {
  it('is the first name with the initial of the last', () => {
    expect(customerShortName('Ada Lovelace')).toBe('Ada L.')
    expect(customerShortName('  Jean-Luc  van der  berg ')).toBe('Jean-Luc B.')
    expect(customerShortName('Zoë')).toBe('Zoë')
    expect(customerShortName('')).toBe('')
    expect(customerShortName('李 𠮷田')).toBe('李 𠮷.')
  })
})

describe('marginAfterPay', () => {
  const left = (discount: number, pay: number) =>
    marginAfterPay({ subtotalCents: cents(20_000), discountCents: cents(discount), payCents: cents(pay) })

  it('is what the discount and the cleaner leave, with a warning below a fifth of the price', () => {
    expect(left(2_000, 10_000)).toEqual({ leftCents: 8_000, problem: null })
    expect(left(6_000, 10_000)).toEqual({ leftCents: 4_000, problem: null })
    expect(left(6_001, 10_000)).toEqual({ leftCents: 3_999, problem: 'thin' })
    expect(left(10_000, 10_000)).toEqual({ leftCents: 0, problem: 'thin' })
    expect(left(10_001, 10_000)).toEqual({ leftCents: -1, problem: 'loss' })
    expect(left(20_000, 0)).toEqual({ leftCents: 0, problem: 'thin' })
  })
})

describe('promoMargin', () => {
  const context = { book: gtaPriceBook, policy: gtaPolicy }
  const code = (discountType: 'percentage' | 'fixed', discountValue: number, minimum: Cents | null = null) =>
    promoMargin({ discountType, discountValue, minOrderCents: minimum }, context)

  it('judges a code by the smallest order that it applies to', () => {
    expect(code('percentage', 10)).toEqual({
      subtotalCents: 16_000,
      discountCents: 1_600,
      payCents: 8_000,
      leftCents: 6_400,
      problem: null,
    })
    expect(code('percentage', 40).problem).toBe('thin')
    expect(code('percentage', 60)).toMatchObject({ leftCents: -1_600, problem: 'loss' })
    expect(code('fixed', 100)).toMatchObject({ discountCents: 10_000, leftCents: -2_000, problem: 'loss' })
    expect(code('fixed', 100, cents(50_000))).toMatchObject({ leftCents: 15_000, problem: null })
    expect(code('fixed', 9_999)).toMatchObject({ discountCents: 16_000, leftCents: -8_000, problem: 'loss' })
    expect(code('fixed', 10, cents(0)).subtotalCents).toBe(16_000)
  })
})

describe('properties', () => {
  const items = fc.record<PayoutItem>({
    bookingId: fc.uuid(),
    date: businessDates(),
    bookingStatus: fc.option(fc.constantFrom(...storedBookingStatuses)),
    paymentStatus: fc.option(fc.constantFrom(...paymentStatuses)),
    isTheirs: fc.boolean(),
    payCents: fc.option(fc.nat(30_000).map(cents)),
    paidCents: fc.integer({ min: -5_000, max: 30_000 }).map(cents),
  })

  it('owes nothing more once what is open was paid out', () => {
    fc.assert(
      fc.property(items, (item) => {
        const line = payoutLineOf(item)
        const after = { ...item, paidCents: cents(item.paidCents + (line?.cents ?? 0)) }
        expect(payoutLineOf(after)).toBeNull()
        expect(after.paidCents).toBe(item.isTheirs && earnsPay(item) ? (item.payCents ?? 0) : 0)
      }),
    )
  })

  it('pays each job its last agreed pay, however often it changed between payouts', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1 }), (states) => {
        let paidCents = cents(0)
        for (const state of states) {
          paidCents = cents(paidCents + (payoutLineOf({ ...state, paidCents })?.cents ?? 0))
        }
        const last = states.at(-1)
        expect(paidCents).toBe(last?.isTheirs && earnsPay(last) ? (last.payCents ?? 0) : 0)
      }),
    )
  })

  it('opens the sum of the lines up to the period’s end, whatever the period', () => {
    fc.assert(
      fc.property(fc.array(items), businessDates(), fc.nat(60), (some, from, days) => {
        const span = { from, to: addDays(from, days) }
        const { openCents, earnedCents, paidCents, beforeCents } = payoutTotals(some, span)
        const due = some.filter(({ date }) => date <= span.to)
        expect(openCents).toBe(due.reduce((sum, item) => sum + (payoutLineOf(item)?.cents ?? 0), 0))
        expect(openCents).toBe(earnedCents - paidCents + beforeCents)
      }),
    )
  })

  it('warns of a code where one that takes off less would be warned of', () => {
    fc.assert(
      fc.property(promoCodes(), (promo) => {
        const context = { book: gtaPriceBook, policy: gtaPolicy }
        const less = promoMargin({ ...promo, discountValue: promo.discountValue / 2 }, context)
        const more = promoMargin(promo, context)
        expect(more.leftCents).toBeLessThanOrEqual(less.leftCents)
        if (less.problem !== null) expect(more.problem).not.toBeNull()
        expect(more.discountCents).toBeLessThanOrEqual(more.subtotalCents)
      }),
    )
  })
})
