import { type BusySpan, type CalendarPolicy, instantOf } from '@dustforce/core/schedule'
import type { ChangeQuestion } from './change-plan.ts'
import type { KeptVisit } from './kept-visit.ts'

type Own = Pick<KeptVisit, 'date' | 'minute' | 'minutes'> & { readonly service: string }

/** Returns what is taken besides some visits, so that their own places count as free. */
export function withoutVisits<Taken extends Pick<ChangeQuestion['availability'], 'taken' | 'busy'>>(
  availability: Taken,
  visits: readonly Own[],
  { zone, services }: Pick<CalendarPolicy, 'zone' | 'services'>,
): Taken {
  const taken: Record<string, number> = { ...availability.taken }
  let busy = availability.busy ?? []
  for (const { date, minute, minutes, service } of visits) {
    taken[date] = Math.max(0, (taken[date] ?? 0) - 1)
    busy = withoutOne(busy, instantOf(date, minute, zone), minutes, services?.[service]?.needs ?? [])
  }
  return { ...availability, taken, busy }
}

/**
 * Returns what crews do and what is in use besides one visit. Another booking may start at the same time, take longer or shorter and use something
 * else; while this one is changed, its longer time and what it is to use are held.
 */
function withoutOne(
  busy: readonly BusySpan[],
  start: number,
  minutes: number,
  needs: readonly string[],
): readonly BusySpan[] {
  const uses = needs.toSorted().join()
  const isOwn = (span: BusySpan) =>
    span.start === start && needs.every((name) => span.uses?.includes(name) === true)
  const isWhole = (span: BusySpan) =>
    isOwn(span) && span.end === start + minutes * 60_000 && (span.uses ?? []).join() === uses
  const whole = busy.findIndex(isWhole)
  const own = whole < 0 ? busy.findIndex(isOwn) : whole
  return own < 0 ? busy : busy.toSpliced(own, 1)
}
