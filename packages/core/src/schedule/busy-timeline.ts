import type { BusySpan, CrewWork } from './crews.ts'

const minuteMs = 60_000

/** Work in the order of its start, so that what is around a day is found without going through all of it. */
export interface BusyTimeline {
  readonly spans: readonly CrewWork[]
  /** For each span, when it and all before it have ended. */
  readonly latestEnds: readonly number[]
}

/**
 * Puts work in order. Work without a crew may be done by any, and exchanged between crews, only where it is away from all work that names
 * one; beside such work each gets a crew of its own.
 *
 * @param bufferMinutes how far apart two jobs of one crew are, in minutes
 */
export function timelineOf(busy: readonly BusySpan[] = [], bufferMinutes = 0): BusyTimeline {
  // Work mostly comes in order: looking is quicker than sorting.
  const inOrder = isInOrder(busy) ? busy : busy.toSorted((a, b) => a.start - b.start)
  const latestEnds: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const { end } of inOrder) {
    latest = Math.max(latest, end)
    latestEnds.push(latest)
  }
  return { spans: withOwnCrews(inOrder, latestEnds, bufferMinutes * minuteMs), latestEnds }
}

function isInOrder(busy: readonly BusySpan[]): boolean {
  let latest = Number.NEGATIVE_INFINITY
  for (const { start } of busy) {
    if (start < latest) return false
    latest = start
  }
  return true
}

/** The work with a crew of its own for each that names none, wherever it hangs together in time with work that names one. */
function withOwnCrews(
  spans: readonly BusySpan[],
  latestEnds: readonly number[],
  buffer: number,
): readonly CrewWork[] {
  if (spans.every(({ crew }) => crew === undefined)) return spans
  const own: CrewWork[] = []
  let stretch: BusySpan[] = []
  const endStretch = () => {
    const isNamed = stretch.some(({ crew }) => crew !== undefined)
    own.push(...(isNamed ? stretch.map((span) => ({ ...span, crew: span.crew ?? Symbol('own') })) : stretch))
    stretch = []
  }
  for (const [index, span] of spans.entries()) {
    if (span.start >= Number(latestEnds[index - 1]) + buffer) endStretch()
    stretch.push(span)
  }
  endStretch()
  return own
}

/** The work that goes on at some time between two instants; touching them does not count. */
export function workBetween({ spans, latestEnds }: BusyTimeline, from: number, until: number): CrewWork[] {
  const found: CrewWork[] = []
  for (let index = firstAbove(latestEnds, from); index < spans.length; index += 1) {
    const span = spans[index]
    if (span === undefined || span.start >= until) break
    if (span.end > from) found.push(span)
  }
  return found
}

/** The index of the first of rising numbers that is above a limit. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (Number(numbers[middle]) > limit) high = middle
    else low = middle + 1
  }
  return low
}
