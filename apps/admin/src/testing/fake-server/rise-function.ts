import { type Cents, cents } from '@dustforce/core/money'
import type { Row } from './row.ts'

/** Returns what a price rise would do to a customer with a visit every two weeks that goes from one price to another, with tax. */
export function raisedRow(id: string, customer: string, beforeCents: Cents, afterCents: Cents) {
  const year = (amount: Cents) => ({
    visits: 26,
    incomeCents: cents(amount * 26),
    payCents: cents(amount * 13),
    marginCents: cents(amount * 13),
  })
  return {
    ...{ id, customer, every: 'Every two weeks', holdsFrom: '2026-12-24', first: '2026-12-29' },
    ...{ beforeCents, afterCents, percent: Math.round((afterCents / beforeCents - 1) * 1000) / 10 },
    lines: [{ label: 'Standard Cleaning', beforeCents, afterCents }],
    ...{ yearBefore: year(beforeCents), yearAfter: year(afterCents) },
  }
}

/** The rows that any rise would raise. */
export const raisedRows = [
  raisedRow('s1', 'Ada Lovelace', cents(15_000), cents(15_600)),
  raisedRow('s2', 'Grace Hopper', cents(20_000), cents(23_000)),
] as const

/** Returns the answer to a question about price rises. */
export function answerOfRise({ act, from }: Row): Response {
  switch (act) {
    case 'preview':
      return Response.json({
        ...{ from: from ?? '2026-12-24', earliest: '2026-12-24', book: 'gta-2027.1' },
        raised: raisedRows,
        untouched: [{ id: 's3', customer: 'Mary Shelley', every: 'Every week', why: 'told', problems: [] }],
      })
    case 'letter':
      return Response.json({ to: 'ada@example.com', subject: 'A new price', html: '<p>From then on</p>' })
    case 'list':
      return Response.json({ rises: [decided] })
    default:
      return Response.json({ status: act === 'raise' ? 'raised' : 'taken-back' })
  }
}

const decided = {
  ...{ id: 'r1', priceBook: 'gta-2026.2', author: 'owner@example.com', told: 3, held: 0, ended: 0 },
  ...{ toldOn: '2026-11-20', takenBackOn: null, holdsFrom: '2027-01-01' },
}
