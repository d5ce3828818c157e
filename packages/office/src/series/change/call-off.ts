import type { VisitBar } from '@dustforce/core/series'
import type { ChangedVisit } from './change-plan.ts'
import { keptFacts } from './kept-facts.ts'
import { type KeptVisit, visitState } from './kept-visit.ts'
import { stayingVisit } from './staying-visit.ts'

/** Calls off the visits that a change is about, and leaves all others as they are. What is paid for stays. */
export function callOff(
  visits: readonly KeptVisit[],
  isTouched: (visit: KeptVisit) => boolean,
  { now, zone, why }: { readonly now: number; readonly zone: string; readonly why: readonly VisitBar[] },
): ChangedVisit[] {
  return visits.flatMap((visit): ChangedVisit[] => {
    const state = visitState(visit, now, zone)
    if (state === 'over' || state === 'off') return []
    if (!isTouched(visit)) return [stayingVisit(visit, 'same')]
    if (state !== 'open') return [stayingVisit(visit, 'stays')]
    const { original } = visit
    return [{ kind: 'off', original, visit, booking: null, before: keptFacts(visit), after: null, why }]
  })
}
