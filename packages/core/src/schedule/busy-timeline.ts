import type { BusySpan } from './crews.ts'

/** Work in the order of its start, so that what is around a day is found without going through all of it. */
export interface BusyTimeline {
  readonly spans: readonly BusySpan[]
  /** For each span, when it and all before it have ended. */
  readonly latestEnds: readonly number[]
}

/** Puts work in order. */
export function timelineOf(busy: readonly BusySpan[] = []): BusyTimeline {
  // Work mostly comes in order: looking is quicker than sorting.
  const spans = isInOrder(busy) ? busy : busy.toSorted((a, b) => a.start - b.start)
  const latestEnds: number[] = []
  let latest = Number.NEGATIVE_INFINITY
  for (const { end } of spans) {
    latest = Math.max(latest, end)
    latestEnds.push(latest)
  }
  return { spans, latestEnds }
}

function isInOrder(busy: readonly BusySpan[]): boolean {
  let latest = Number.NEGATIVE_INFINITY
  for (const { start } of busy) {
    if (start < latest) return false
    latest = start
  }
  return true
}

/** The work that goes on at some time between two instants; touching them does not count. */
export function workBetween({ spans, latestEnds }: BusyTimeline, from: number, until: number): BusySpan[] {
  const found: BusySpan[] = []
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
