import { type Cents, dollarsOf } from '@dustforce/core/money'
import type { RaisedSeries } from '@dustforce/office/price-rise'

/** A line of a price that a rise changes, in cents; null where the price has no such line. */
export interface ChangedLine {
  readonly label: string
  readonly beforeCents: Cents | null
  readonly afterCents: Cents | null
}

/** The lines that differ, as they are shown. */
export function changedLines({ diff }: Pick<RaisedSeries, 'diff'>): ChangedLine[] {
  return diff.lines.map(({ before, after }) => ({
    label: (after ?? before)?.label ?? '',
    beforeCents: before?.amountCents ?? null,
    afterCents: after?.amountCents ?? null,
  }))
}

/** Returns what the letter about a rise says beside its booking, as its payload has it: amounts in dollars. */
export function riseFacts(raised: RaisedSeries, every: string): Readonly<Record<string, unknown>> {
  const dollars = (amount: Cents | null) => (amount === null ? null : dollarsOf(amount))
  return {
    every,
    holds_from: raised.holdsFrom,
    first_visit: raised.first,
    price_before: dollarsOf(raised.before.totalCents),
    price_after: dollarsOf(raised.after.totalCents),
    changed_lines: changedLines(raised).map(({ label, beforeCents, afterCents }) => ({
      ...{ label, before: dollars(beforeCents), after: dollars(afterCents) },
    })),
  }
}
