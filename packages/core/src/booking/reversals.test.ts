import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { reversalReports } from '../testing/index.ts'
import {
  type Attention,
  lastRefundCents,
  moreUrgent,
  paymentBalance,
  type Reversal,
  type ReversalType,
  reversalAttention,
} from './index.ts'

const paid = cents(33_600)
const report = (type: ReversalType, amount: number, id: string | null = null): Reversal => ({
  type,
  id,
  amountCents: cents(amount),
})

/** The reasons that come up while reports arrive one after the other, and the one that is kept. */
function reasons(reports: readonly Reversal[]) {
  const all = reports.map((_, nr) =>
    reversalAttention(
      paymentBalance(paid, reports.slice(0, nr)),
      paymentBalance(paid, reports.slice(0, nr + 1)),
    ),
  )
  return { all, kept: all.reduce<Attention | null>(moreUrgent, null) }
}

describe('lastRefundCents', () => {
  it.each<[string, Reversal[], number]>([
    ['is everything where nothing has gone before', [], 33_600],
    [
      'is everything, as it was told itself',
      [report('refunded', 33_600), report('refund_given', 33_600, 're_1')],
      33_600,
    ],
    [
      'is the rest after parts, told of the charge and of the refunds',
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
      'the same part, as told of the charge and of the refund',
      [report('partly_refunded', 5000), report('refund_given', 5000, 're_1')],
      5000,
      0,
    ],
    [
      'two parts told apart',
      [report('refund_given', 5000, 're_1'), report('refund_given', 100, 're_2')],
      5100,
      0,
    ],
    [
      'a refund told twice',
      [report('refund_given', 5000, 're_1'), report('refund_given', 5000, 're_1')],
      5000,
      0,
    ],
    [
      'two parts told in all, the later first',
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
  it.each<[string, Reversal[], (Attention | null)[]]>([
    [
      'a part, however it is told',
      [report('partly_refunded', 5000), report('refund_given', 5000, 're_1')],
      ['partly-refunded', null],
    ],
    [
      'the rest after a part',
      [report('partly_refunded', 5000), report('refunded', 33_600)],
      ['partly-refunded', 'refunded'],
    ],
    [
      'a refund that fails',
      [report('refund_given', 5000, 're_1'), report('refund_failed', 5000, 're_1')],
      ['partly-refunded', 'refund-failed'],
    ],
    [
      'a dispute that is lost',
      [report('dispute_opened', 33_600, 'dp_1'), report('dispute_lost', 33_600, 'dp_1')],
      ['disputed', 'dispute-lost'],
    ],
    [
      'a dispute that is won',
      [report('dispute_opened', 33_600, 'dp_1'), report('dispute_won', 33_600, 'dp_1')],
      ['disputed', 'dispute-won'],
    ],
    [
      'a dispute whose end is told first',
      [report('dispute_won', 33_600, 'dp_1'), report('dispute_opened', 33_600, 'dp_1')],
      ['dispute-won', null],
    ],
  ])('%s', (_, reports, expected) => {
    expect(reasons(reports).all).toEqual(expected)
  })

  it('gives a lost dispute its reason also when a refund had left nothing', () => {
    const all = [report('refunded', 33_600), report('dispute_lost', 33_600, 'dp_1')]
    expect(reasons(all).all).toEqual(['refunded', 'dispute-lost'])
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

  it('ends every order and repetition of reports in the same amounts and the same reason', () => {
    fc.assert(
      fc.property(shuffled, ([reports, again]) => {
        expect(paymentBalance(paid, again)).toEqual(paymentBalance(paid, reports))
        expect(reasons(again).kept).toBe(reasons(reports).kept)
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
