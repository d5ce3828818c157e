import type { Capacity } from './policy.ts'

const minuteMs = 60_000

/** A time at which a crew has other work. */
export interface BusySpan {
  /** Epoch milliseconds. */
  readonly start: number
  /** Epoch milliseconds; work can begin again then. */
  readonly end: number
  /** Which crew; one that is not named may be any. */
  readonly crew?: string | number | undefined
}

/**
 * Whether a crew is free for a visit, from the buffer before it to the buffer after it; work that only touches this is not in its way. A
 * span without a crew counts as a crew of its own, so that the visit can be done whichever crew takes that work.
 *
 * @param start epoch milliseconds
 * @param end epoch milliseconds
 * @example
 * hasFreeCrew({ crews: 1 }, [{ start: 0, end: 60_000 }], 60_000, 120_000) // => true
 */
export function hasFreeCrew(
  { crews = Number.POSITIVE_INFINITY, bufferMinutes = 0 }: Capacity,
  busy: readonly BusySpan[],
  start: number,
  end: number,
): boolean {
  const from = start - bufferMinutes * minuteMs
  const until = end + bufferMinutes * minuteMs
  let taken = 0
  for (let index = 0; index < busy.length; index += 1) {
    const span = busy[index]
    if (span === undefined || span.start >= until || span.end <= from) continue
    const isCounted = span.crew !== undefined && isBusyBefore(busy, index, span.crew, from, until)
    if (!isCounted) taken += 1
  }
  return taken < crews
}

/** Whether a crew is busy at a time by an entry of the list before another. */
function isBusyBefore(
  busy: readonly BusySpan[],
  index: number,
  crew: string | number,
  from: number,
  until: number,
): boolean {
  for (let before = 0; before < index; before += 1) {
    const span = busy[before]
    if (span?.crew === crew && span.start < until && span.end > from) return true
  }
  return false
}
