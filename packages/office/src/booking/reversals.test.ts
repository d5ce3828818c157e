import { cents } from '@dustforce/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reversalReports } from '../testing/index.ts'
import type { Attention } from './attention.ts'
import {
  lastRefundCents,
  paymentBalance,
  type Reversal,
  type ReversalType,
  reversalAttention,
  unexpectedRefundCents,
} from './reversals.ts'

const paid = cents(33_600)
const report = (type: ReversalType, amount: number, id: string | null = null): Reversal => ({
  type,
  id,
  amountCents: cents(amount),
})

/** The reasons after each report. */
function reasons(reports: readonly Reversal[]): (readonly Attention[])[] {
  const found: (readonly Attention[])[] = []
  reports.forEach((_, nr) => {
    const before = paymentBalance(paid, reports.slice(0, nr))
    const after = paymentBalance(paid, reports.slice(0, nr + 1))
    found.push(reversalAttention(found.at(-1) ?? [], before, after))
  })
  return found
}

describe('lastRefundCents', () => {
  it.each<[string, Reversal[], number]>([
    ['is everything where nothing has gone before', [], 33_600],
    [
      'is everything, as reported for the payment',
      [report('refunded', 33_600), report('refund_given', 33_600, 're_1')],
      33_600,
    ],
    [
      'is the rest after parts, reported for the charge and for the refunds',
      [
        report('partly_refunded', 5000),
        report('refund_given', 5000, 're_1'),
        report('partly_refunded', 6000),
        report('refund_given', 27_600, 're_3'),
        report('refunded', 33_600),
      ],
      27_600,
    ],
    [
      'leaves out what a dispute has taken',
      [report('dispute_lost', 1000, 'dp_1'), report('refunded', 32_600)],
      32_600,
    ],
    [
      'counts a part that failed as not given',
      [report('partly_refunded', 5000), report('refund_failed', 5000, 're_1')],
      33_600,
    ],
  ])('%s', (_, reports, expected) => expect(lastRefundCents(paid, reports)).toBe(expected))

  it('is never negative', () => {
    fc.assert(
      fc.property(reversalReports(), (reports) => {
        expect(lastRefundCents(paid, reports)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('paymentBalance', () => {
  it.each<[string, Reversal[], number, number]>([
    ['without reports, all is kept', [], 0, 0],
    ['a part', [report('partly_refunded', 5000)], 5000, 0],
    [
      'the same part, reported for the charge and for the refund',
      [report('partly_refunded', 5000), report('refund_given', 5000, 're_1')],
      5000,
      0,
    ],
    [
      'two parts reported separately',
      [report('refund_given', 5000, 're_1'), report('refund_given', 100, 're_2')],
      5100,
      0,
    ],
    [
      'a refund reported twice',
      [report('refund_given', 5000, 're_1'), report('refund_given', 5000, 're_1')],
      5000,
      0,
    ],
    [
      'two parts reported in total, the later first',
      [report('partly_refunded', 5100), report('partly_refunded', 5000)],
      5100,
      0,
    ],
    ['everything', [report('refunded', 33_600)], 33_600, 0],
    ['more than was paid', [report('refunded', 40_000)], 33_600, 0],
    [
      'a refund that failed',
      [
        report('partly_refunded', 5000),
        report('refund_given', 5000, 're_1'),
        report('refund_failed', 5000, 're_1'),
      ],
      0,
      0,
    ],
    [
      'a failed refund made again',
      [
        report('partly_refunded', 5000),
        report('refund_failed', 5000, 're_1'),
        report('refund_given', 5000, 're_2'),
      ],
      5000,
      0,
    ],
    ['an open dispute', [report('dispute_opened', 33_600, 'dp_1')], 0, 0],
    [
      'a lost dispute',
      [report('dispute_lost', 33_600, 'dp_1'), report('dispute_opened', 33_600, 'dp_1')],
      0,
      33_600,
    ],
    [
      'a dispute won after all',
      [report('dispute_lost', 33_600, 'dp_1'), report('dispute_won', 33_600, 'dp_1')],
      0,
      0,
    ],
    [
      'a part refunded, and the whole lost',
      [report('partly_refunded', 5000), report('dispute_lost', 33_600, 'dp_1')],
      5000,
      28_600,
    ],
  ])('%s', (_, reports, refundedCents, lostCents) => {
    expect(paymentBalance(paid, reports)).toMatchObject({
      refundedCents,
      lostCents,
      keptCents: 33_600 - refundedCents - lostCents,
    })
  })
})

describe('reversalAttention', () => {
  it.each<[string, Reversal[], Attention[][]]>([
    [
      'a part, however it is reported',
      [report('partly_refunded', 5000), report('refund_given', 5000, 're_1')],
      [['partly-refunded'], ['partly-refunded']],
    ],
    [
      'the rest after a part',
      [report('partly_refunded', 5000), report('refunded', 33_600)],
      [['partly-refunded'], ['refunded']],
    ],
    [
      'a refund that fails',
      [report('refund_given', 5000, 're_1'), report('refund_failed', 5000, 're_1')],
      [['partly-refunded'], ['refund-failed']],
    ],
    [
      'a part of the whole that fails',
      [
        report('refund_given', 5000, 're_1'),
        report('refund_given', 28_600, 're_2'),
        report('refund_failed', 5000, 're_1'),
      ],
      [['partly-refunded'], ['refunded'], ['refund-failed', 'partly-refunded']],
    ],
    [
      'a dispute that is lost',
      [report('dispute_opened', 33_600, 'dp_1'), report('dispute_lost', 33_600, 'dp_1')],
      [['disputed'], ['dispute-lost']],
    ],
    [
      'a dispute that is won',
      [report('dispute_opened', 33_600, 'dp_1'), report('dispute_won', 33_600, 'dp_1')],
      [['disputed'], ['dispute-won']],
    ],
    [
      'a dispute that is won after it was lost',
      [report('dispute_lost', 33_600, 'dp_1'), report('dispute_won', 33_600, 'dp_1')],
      [['dispute-lost'], ['dispute-won']],
    ],
    [
      'a dispute whose end is reported first',
      [report('dispute_won', 33_600, 'dp_1'), report('dispute_opened', 33_600, 'dp_1')],
      [['dispute-won'], ['dispute-won']],
    ],
    [
      'a dispute after one that was won',
      [report('dispute_won', 300, 'dp_1'), report('dispute_opened', 33_600, 'dp_2')],
      [['dispute-won'], ['disputed', 'dispute-won']],
    ],
    [
      'a dispute after a refund',
      [report('partly_refunded', 5000), report('dispute_opened', 5000, 'dp_1')],
      [['partly-refunded'], ['disputed', 'partly-refunded']],
    ],
    [
      'a lost dispute also when a refund had left nothing',
      [report('refunded', 33_600), report('dispute_lost', 33_600, 'dp_1')],
      [['refunded'], ['dispute-lost', 'refunded']],
    ],
  ])('tells of %s', (_, reports, expected) => {
    expect(reasons(reports)).toEqual(expected)
  })

  it('leaves reasons of another kind, and does not repeat one that an admin has looked at', () => {
    const [none, opened] = [[], [report('dispute_opened', 33_600, 'dp_1')]].map((reports) =>
      paymentBalance(paid, reports),
    )
    if (none === undefined || opened === undefined) throw new Error('No balances')
    expect(reversalAttention(['amount-mismatch'], none, opened)).toEqual(['disputed', 'amount-mismatch'])
    expect(reversalAttention([], opened, opened)).toEqual([])
  })

  it('takes a reason away when it is over, and leaves what is as it was', () => {
    const opened = [report('partly_refunded', 5000), report('dispute_opened', 5000, 'dp_1')]
    const after = paymentBalance(paid, [...opened, report('dispute_won', 5000, 'dp_1')])
    expect(reversalAttention(['disputed', 'partly-refunded'], paymentBalance(paid, opened), after)).toEqual([
      'dispute-won',
      'partly-refunded',
    ])
  })

  it('does not ask to look at a refund that was due, but at what else becomes of it', () => {
    const after = (...reports: Reversal[]) =>
      reversalAttention([], paymentBalance(paid, []), paymentBalance(paid, reports), {
        beforeCents: cents(0),
        afterCents: cents(0),
      })
    for (const type of ['refunded', 'partly_refunded'] as const)
      expect(after(report(type, type === 'refunded' ? 33_600 : 5000))).toEqual([])
    expect(after(report('refund_failed', 33_600, 're_1'))).toEqual(['refund-failed'])
  })
})

describe('unexpectedRefundCents', () => {
  const half = 16_800
  const offline = report('refund_given', half, 're_hand')
  it.each<[string, Reversal[], { expected?: number; asked?: number; failed?: number }, number]>([
    ['is all that went back where nothing was to', [offline], {}, half],
    ['is nothing where as much was to go back', [offline], { expected: half }, 0],
    ['is nothing where what was asked for is not reported', [], { expected: half, asked: half }, 0],
    [
      'is nothing where a total may hold it',
      [report('partly_refunded', half)],
      { expected: half, asked: half },
      0,
    ],
    ['is what came on top of what was asked for', [offline], { expected: half, asked: half }, half],
    ['is what came instead of what failed', [offline], { expected: half, failed: half }, half],
    ['is what went back of the rest', [report('refunded', 33_600)], { expected: half, asked: half }, half],
    [
      'is never more than was paid',
      [report('refunded', 33_600), offline],
      { asked: half, failed: 33_600 },
      33_600,
    ],
  ])('%s', (_, reports, { expected = 0, asked = 0, failed = 0 }, unexpected) => {
    const amounts = {
      expectedCents: cents(expected),
      askedCents: cents(asked),
      failedCents: cents(failed),
    }
    expect(unexpectedRefundCents(paid, paymentBalance(paid, reports), amounts)).toBe(unexpected)
  })
})

describe('properties', () => {
  const shuffled = reversalReports().chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], {
        minLength: reports.length * 2,
        maxLength: reports.length * 2,
      }),
    ),
  )

  it('ends every order and repetition of reports in the same amounts and the same reasons', () => {
    fc.assert(
      fc.property(shuffled, ([reports, again]) => {
        expect(paymentBalance(paid, again)).toEqual(paymentBalance(paid, reports))
        expect(reasons(again).at(-1)).toEqual(reasons(reports).at(-1))
      }),
    )
  })

  it('keeps what was paid less what has gone, never below zero', () => {
    fc.assert(
      fc.property(fc.nat(50_000).map(cents), reversalReports(), (total, reports) => {
        const { refundedCents, lostCents, keptCents } = paymentBalance(total, reports)
        expect(Math.min(refundedCents, lostCents, keptCents)).toBeGreaterThanOrEqual(0)
        expect(refundedCents + lostCents + keptCents).toBe(total)
      }),
    )
  })
})
