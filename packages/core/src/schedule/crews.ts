import type { Capacity } from './policy.ts'

const minuteMs = 60_000

/** A time at which a crew has other work. */
export interface BusySpan {
  /** Epoch milliseconds. */
  readonly start: number
  /** Epoch milliseconds; work can begin again then. */
  readonly end: number
  /** The crew; work that names none may be of any. */
  readonly crew?: string | number | undefined
  /** The resources that it uses besides, one of each, by name. */
  readonly uses?: readonly string[] | undefined
}

/** Work as the crews are counted by. */
export interface CrewWork extends Omit<BusySpan, 'crew'> {
  /** The crew: equal values are one crew; missing when any crew can take the work. */
  readonly crew?: string | number | symbol | undefined
}

/**
 * Whether a crew is free for a visit, from the buffer before it to the buffer after it; work that only touches this is not in its way.
 * A named crew is not free when any of its work is; work that any crew can take needs as many crews as ever do it at the same moment.
 *
 * @param work as `timelineOf` has it, or the part of it that is around the visit
 * @param start epoch milliseconds
 * @param end epoch milliseconds
 * @example
 * hasFreeCrew({ crews: 1 }, [{ start: 0, end: 60_000 }], 60_000, 120_000) // => true
 */
export function hasFreeCrew(
  { crews = Number.POSITIVE_INFINITY, bufferMinutes = 0 }: Capacity,
  work: readonly CrewWork[],
  start: number,
  end: number,
): boolean {
  const buffer = bufferMinutes * minuteMs
  const from = start - buffer
  const until = end + buffer
  let named = 0
  let unnamed = 0
  for (let index = 0; index < work.length; index += 1) {
    const span = work[index]
    if (span === undefined || span.start >= until || span.end <= from) continue
    if (span.crew === undefined) unnamed += 1
    else if (!isBusyBefore(work, index, span.crew, from, until)) named += 1
  }
  return named < crews && (unnamed < crews || mostAtOnce(work, start, until, buffer) < crews)
}

/** Whether a crew is busy at a time by an entry of the list before another. */
function isBusyBefore(
  work: readonly CrewWork[],
  index: number,
  crew: string | number | symbol,
  from: number,
  until: number,
): boolean {
  for (let before = 0; before < index; before += 1) {
    const span = work[before]
    if (span !== undefined && span.crew === crew && span.start < until && span.end > from) return true
  }
  return false
}

/**
 * The first of the resources that a visit needs of which all are in use at some moment of it; undefined when one of each is free.
 *
 * @param start epoch milliseconds
 * @param end epoch milliseconds
 */
export function resourceInUse(
  {
    resources,
    needs,
  }: { readonly resources?: Readonly<Record<string, number>>; readonly needs?: readonly string[] },
  work: readonly CrewWork[],
  start: number,
  end: number,
): string | undefined {
  if (needs === undefined) return undefined
  for (const name of needs) if (isAllInUse(name, resources?.[name] ?? 0, work, start, end)) return name
  return undefined
}

function isAllInUse(
  name: string,
  there: number,
  work: readonly CrewWork[],
  start: number,
  end: number,
): boolean {
  // Most often less of it is in use at all.
  let uses = 0
  for (const span of work) if (isUsing(span, name, start, end)) uses += 1
  if (uses < there || there < 2) return uses >= there
  const using = work.filter((span) => isUsing(span, name, start, end))
  return (
    mostAtOnce(
      using.map(({ start, end }) => ({ start, end })),
      start,
      end,
      0,
    ) >= there
  )
}

function isUsing({ start, end, uses }: CrewWork, name: string, from: number, until: number): boolean {
  return start < until && end > from && uses?.includes(name) === true
}

/** Counts how much work of any crew goes on at the same moment, at most, each with the buffer after it. It is most when some of it begins. */
function mostAtOnce(work: readonly CrewWork[], start: number, until: number, buffer: number): number {
  let most = 0
  for (const span of work) {
    if (span.crew !== undefined || span.start >= until) continue
    const moment = Math.max(start, span.start)
    let count = 0
    for (const other of work) {
      if (other.crew === undefined && other.start <= moment && other.end + buffer > moment) count += 1
    }
    most = Math.max(most, count)
  }
  return most
}
