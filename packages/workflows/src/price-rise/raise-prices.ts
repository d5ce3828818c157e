import type { Cents } from '@dustforce/core/money'
import * as Effect from 'effect/Effect'
import { intervalName } from './interval-name.ts'
import { type PlannedRise, planRise } from './plan-rise.ts'
import { PriceRises, type Rise, type SeriesRise } from './price-rises.ts'
import { riseFacts } from './rise-facts.ts'

/** The number of tries of a rise that somebody overtakes. */
const tries = 5

/** A rise as the owner was shown it. */
export interface AskedRise extends Pick<Rise, 'id' | 'from' | 'author'> {
  /** The series that were chosen, each with what was shown of it. */
  readonly series: readonly {
    readonly id: string
    readonly holdsFrom: string
    readonly beforeCents: Cents
    readonly afterCents: Cents
  }[]
}

/** Raises the prices of the chosen series to those that are charged now, and tells their customers, when it is still what was shown. */
export const raisePrices = Effect.fn('raisePrices')(function* (asked: AskedRise) {
  for (let nr = 0; nr < tries; nr += 1) {
    const planned = yield* planRise(asked.from)
    const series = chosen(planned, asked)
    if (series === null) return (yield* isDone(asked.id)) ? 'raised' : 'changed'
    const { id, from, author } = asked
    const rise: Rise = { id, from, author, series, priceBook: planned.book.version }
    const outcome = yield* PriceRises.use((rises) => rises.raise(rise))
    if (outcome !== 'stale') return outcome
  }
  return 'changed'
})

/** Whether the act was done before, and its answer was lost. */
const isDone = Effect.fn('isDone')(function* (riseId: string) {
  const decided = yield* PriceRises.use((rises) => rises.decided)
  return decided.some(({ id }) => id === riseId)
})

/** Returns what the rise does to the chosen series; null when that is not what was shown. */
function chosen(
  { plan, series, book }: PlannedRise,
  { series: shown }: Pick<AskedRise, 'series'>,
): SeriesRise[] | null {
  const rises = shown.flatMap(({ id, holdsFrom, beforeCents, afterCents }): SeriesRise[] => {
    const raised = plan.raised.find((one) => one.id === id)
    const kept = series.get(id)
    if (raised === undefined || kept === undefined) return []
    const isShown =
      raised.holdsFrom === holdsFrom &&
      raised.before.totalCents === beforeCents &&
      raised.after.totalCents === afterCents
    if (!isShown) return []
    return [
      {
        ...{ id, beforeCents, afterCents, version: kept.version, holdsFrom: raised.holdsFrom },
        priceBookBefore: kept.priceBook,
        facts: riseFacts(raised, intervalName(book, kept.every)),
      },
    ]
  })
  return rises.length === shown.length ? rises : null
}
