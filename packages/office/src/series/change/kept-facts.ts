import type { VisitFacts } from './change-plan.ts'
import type { KeptVisit } from './kept-visit.ts'

/** When a visit is and what it costs, as it is kept. */
export function keptFacts({ date, minute, totalCents }: KeptVisit): VisitFacts {
  return { date, minute, totalCents }
}
