import type { ChangedVisit } from './change-plan.ts'
import { keptFacts } from './kept-facts.ts'
import type { KeptVisit } from './kept-visit.ts'

/** A visit that a change leaves as it is. */
export function stayingVisit(visit: KeptVisit, kind: 'same' | 'stays'): ChangedVisit {
  const facts = keptFacts(visit)
  return { kind, original: visit.original, visit, booking: null, before: facts, after: facts, why: [] }
}
