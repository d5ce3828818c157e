import type { BusinessDate } from './business-date.ts'
import type { Weekday } from './date-arithmetic.ts'
import type { MinuteOfDay } from './time-label.ts'

/** Why something is closed, and what would open it. */
export interface ClosedSentences {
  readonly why: string
  readonly remedy: string
}

/** The sentences of a language for what cannot be booked, one for each reason. */
export interface ClosedWords {
  readonly past: () => ClosedSentences
  readonly tooSoon: (leadMinutes: number) => ClosedSentences
  /** @param opens the day on which the date can first be booked */
  readonly tooFar: (lookaheadDays: number, opens: BusinessDate) => ClosedSentences
  readonly closed: (weekday: Weekday) => ClosedSentences
  /** @param reason the company's own words */
  readonly closure: (reason: string) => ClosedSentences
  readonly tooLong: (date: BusinessDate, durationMinutes: number) => ClosedSentences
  /**
   * @param spans the first and the last start of each span of the day
   * @param everyMinutes from one start to the next, for a time between two of them
   */
  readonly outsideHours: (
    weekday: Weekday,
    spans: readonly (readonly [first: MinuteOfDay, last: MinuteOfDay])[],
    everyMinutes?: number,
  ) => ClosedSentences
  readonly full: (places: number, date: BusinessDate) => ClosedSentences
  readonly busyDay: (date: BusinessDate) => ClosedSentences
  readonly busyTime: (from: MinuteOfDay, until: MinuteOfDay) => ClosedSentences
  /** @param resource what the service needs and is in use, by the policy's name */
  readonly inUse: (resource: string, date: BusinessDate) => ClosedSentences
  readonly skipped: () => ClosedSentences
}

/** A company's name for a visit, with its article, and for several: 'a cleaning', 'cleanings'. */
export interface VisitNames {
  readonly one: string
  readonly many: string
}

/** A text that begins a sentence. */
export function beginning(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
