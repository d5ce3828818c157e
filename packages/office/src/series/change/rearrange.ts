import { addDays, type BusinessDate, businessDateOf } from '@dustforce/core/schedule'
import type { SeriesVisit } from '@dustforce/core/series'
import { apartDays } from '../series-of.ts'
import { visitBooking } from '../visit-booking.ts'
import type { ChangedVisit, ChangePlan, ChangeProblem, ChangeQuestion, SeriesAsKept } from './change-plan.ts'
import { changedRule } from './changed-rule.ts'
import { keptFacts } from './kept-facts.ts'
import { type KeptVisit, visitState } from './kept-visit.ts'
import { plannedVisits } from './planned-visits.ts'
import type { Rearranged } from './series-change.ts'
import { standIns } from './stand-ins.ts'
import { stayingVisit } from './staying-visit.ts'
import { visitPairs } from './visit-pairs.ts'

/** A visit and all that follow it, at another time, in another rhythm or of another size. What was changed for itself, is paid for, or was called off stays. */
export function rearrange(
  kept: SeriesAsKept,
  change: Rearranged,
  question: ChangeQuestion,
): ChangePlan | ChangeProblem {
  const { policy, availability } = question
  const stateOf = (visit: KeptVisit) => visitState(visit, availability.now, policy.zone)
  const first = kept.visits.find(({ original }) => original === change.from)
  const state = first && stateOf(first)
  if (first === undefined || state === 'over' || state === 'off') return 'no-visit'
  if (state !== 'open') return 'paid'
  const next = change.date ?? (change.every === undefined ? first.original : first.date)
  const problem = change.date === undefined ? null : dateProblem(change.date, first, kept, question)
  if (problem !== null) return problem
  const rule = changedRule(kept, change, next)
  if (typeof rule === 'string') return rule
  const following = kept.visits.filter(
    (visit) => visit.original >= first.original && stateOf(visit) !== 'over',
  )
  const replaced = following.filter((visit) => stateOf(visit) === 'open' && !visit.isDetached)
  const others = following.filter((visit) => !replaced.includes(visit))
  const through = next > kept.plannedThrough ? next : kept.plannedThrough
  const piece = { next, through, replaced }
  const dates = plannedVisits(kept, { ...piece, series: rule.series }, question).map(
    ({ original }) => original,
  )
  const visits = { ...rule.series.visits, ...standIns(others, dates, rule.series) }
  const series = { ...rule.series, visits }
  const planned = plannedVisits(kept, { ...piece, series }, question)
  const placed = planned.flatMap((one) => (one.date === null ? [] : [one]))
  const pairs = visitPairs(replaced, placed, rule.series.every === kept.series.every)
  const isKept = (visit: KeptVisit, one: (typeof placed)[number]) =>
    visit.original === one.original &&
    visit.date === one.date &&
    visit.minute === one.minute &&
    change.edits === undefined &&
    (change.every === undefined || visit.totalCents === one.quote.totalCents)
  const changed = placed.map((one): ChangedVisit => {
    const visit = pairs.get(one.original) ?? null
    if (visit !== null && isKept(visit, one)) return stayingVisit(visit, 'same')
    const { original, why } = one
    const booking = visitBooking(rule.request, rule.request.addOns, one, kept.bookVersion)
    const after = { date: one.date, minute: one.minute, totalCents: one.quote.totalCents }
    const before = visit && keptFacts(visit)
    return { kind: visit === null ? 'new' : 'changed', original, visit, booking, before, after, why }
  })
  const moved = new Set(pairs.values())
  const result = [
    ...changed,
    ...replaced.flatMap((visit): ChangedVisit[] => (moved.has(visit) ? [] : [offVisit(visit)])),
    ...others.flatMap((visit) => (stateOf(visit) === 'off' ? [] : [stayingVisit(visit, 'stays')])),
    ...planned.flatMap(leftVisit),
  ]
  const isNothing = result.every(({ kind }) => kind === 'same' || kind === 'stays')
  return isNothing ? 'nothing' : { request: rule.request, series, isEnded: false, visits: result }
}

function offVisit(visit: KeptVisit): ChangedVisit {
  const before = keptFacts(visit)
  return { kind: 'off', original: visit.original, visit, booking: null, before, after: null, why: [] }
}

/** A visit that finds no place. */
function leftVisit({ original, date, why }: SeriesVisit): ChangedVisit[] {
  const isAsked = why.some(({ rule }) => rule === 'skip' || rule === 'pause')
  if (date !== null || isAsked) return []
  return [{ kind: 'left', original, visit: null, booking: null, before: null, after: null, why }]
}

/** Finds what speaks against a date from which visits are to be counted. */
function dateProblem(
  date: BusinessDate,
  first: KeptVisit,
  { visits }: SeriesAsKept,
  { policy, availability }: ChangeQuestion,
): ChangeProblem | null {
  if (date < businessDateOf(availability.now, policy.zone)) return 'wrong-date'
  const standing = visits.filter((visit) => visit.original < first.original && visit.status !== 'canceled')
  const last = standing
    .map((visit) => visit.date)
    .toSorted()
    .at(-1)
  if (last === undefined || date > addDays(last, apartDays)) return null
  return date > last ? 'too-near' : 'wrong-date'
}
