import type { YearOfVisits } from '@dustforce/office/price-rise'
import { intervalName } from './interval-name.ts'
import type { PlannedRise } from './plan-rise.ts'
import { changedLines } from './rise-facts.ts'

/** A rise as the Command Hub shows it; amounts in cents. */
export function shownRise({ from, earliest, book, plan, series }: PlannedRise) {
  const about = (id: string) => {
    const kept = series.get(id)
    return {
      ...{ id, customer: kept?.customer ?? '', priceBook: kept?.priceBook ?? '' },
      every: kept === undefined ? '' : intervalName(book, kept.every),
    }
  }
  return {
    ...{ from, earliest },
    book: book.version,
    raised: plan.raised.map((raised) => ({
      ...about(raised.id),
      ...{ holdsFrom: raised.holdsFrom, first: raised.first, percent: raised.percent },
      ...{ beforeCents: raised.before.totalCents, afterCents: raised.after.totalCents },
      lines: changedLines(raised),
      ...{ yearBefore: raised.yearBefore, yearAfter: raised.yearAfter },
    })),
    untouched: plan.untouched.map(({ id, bar }) => ({
      ...about(id),
      why: bar.why,
      problems: bar.why === 'not-offered' ? bar.problems.map(({ message }) => message) : [],
    })),
    ...({ yearBefore: plan.yearBefore, yearAfter: plan.yearAfter } satisfies Record<string, YearOfVisits>),
  }
}
