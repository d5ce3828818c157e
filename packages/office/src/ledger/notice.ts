import type { RefundRule } from '@dustforce/core/schedule'
import type { BookingTerms } from './booking-terms.ts'

const hourMs = 3_600_000

/** The start that notice is counted to, in epoch milliseconds; null when a booking has no date. */
export interface NoticeFacts {
  readonly startsAt: number | null
  /** The start before the office moved the booking too late for a full refund: a move gives no new notice. */
  readonly lateSince: number | null
}

/** The start that notice is counted to: the earlier of both. */
export function noticeStart({ startsAt, lateSince }: NoticeFacts): number | null {
  return startsAt === null || lateSince === null ? startsAt : Math.min(startsAt, lateSince)
}

/**
 * The share that a cancellation gives back at an instant, in percent: that of the rule with the most hours whose time has not passed, whose
 * last instant counts. Real hours, also across a clock change; nothing after every rule.
 *
 * @param startsAt epoch milliseconds; null, no date yet, is any notice
 * @param now epoch milliseconds
 * @example
 * refundPercentAt(gtaPolicy.cancellation, start, start - 24 * 3_600_000) // => 100
 */
export function refundPercentAt(rules: readonly RefundRule[], startsAt: number | null, now: number): number {
  const longest = rules.toSorted((a, b) => b.hoursBefore - a.hoursBefore)
  const rule =
    startsAt === null ? longest[0] : longest.find(({ hoursBefore }) => now <= startsAt - hoursBefore * hourMs)
  return rule?.refundPercent ?? 0
}

/** The last instant of a full refund, in epoch milliseconds; null without a date or without such a rule. */
export function freeUntilOf(rules: readonly RefundRule[], startsAt: number | null): number | null {
  const hours = freeHours(rules)
  return startsAt === null || hours === null ? null : startsAt - hours * hourMs
}

/**
 * Returns how many hours before the start a full refund ends; null without such a rule.
 *
 * @example
 * freeHours([{ hoursBefore: 24, refundPercent: 100 }]) // => 24
 */
export function freeHours(rules: readonly RefundRule[]): number | null {
  const hours = rules.filter(({ refundPercent }) => refundPercent === 100).map((rule) => rule.hoursBefore)
  return hours.length === 0 ? null : Math.min(...hours)
}

/** The number of customer moves that are left. */
export interface MovesLeft {
  readonly times: number
  /** The last instant, in epoch milliseconds; null without a date. */
  readonly until: number | null
  /** Why none is possible now; null when one is. */
  readonly problem: 'too-late' | 'no-moves-left' | null
}

/**
 * Counts how often a customer may still move or change a booking without asking, and until when.
 *
 * @param made how often it was done
 * @param now epoch milliseconds
 * @example
 * movesLeft(bookingTerms(gtaPolicy), { startsAt: start, lateSince: null }, 3, 0).problem // => 'no-moves-left'
 */
export function movesLeft(
  { customerMoves }: Pick<BookingTerms, 'customerMoves'>,
  facts: NoticeFacts,
  made: number,
  now: number,
): MovesLeft {
  const start = noticeStart(facts)
  const until = start === null ? null : start - customerMoves.hoursBefore * hourMs
  const times = Math.max(0, customerMoves.times - made)
  const isLate = until !== null && now > until
  return { times, until, problem: isLate ? 'too-late' : times === 0 ? 'no-moves-left' : null }
}

/**
 * The start that notice stays counted to when the office moves a booking: the old one when it came too late for a full refund, otherwise none.
 *
 * @param now epoch milliseconds
 */
export function lateSinceAfterMove(
  { cancellation }: Pick<BookingTerms, 'cancellation'>,
  facts: NoticeFacts,
  now: number,
): number | null {
  const start = noticeStart(facts)
  return refundPercentAt(cancellation, start, now) < 100 ? start : null
}

/**
 * The last instant, in epoch milliseconds, at which a booking can be moved, changed and canceled as it can now; null without a date, and after the start.
 *
 * @param now epoch milliseconds
 * @example
 * unchangedUntil(bookingTerms(gtaPolicy), { startsAt: start, lateSince: null }, 0) // => start - 24 * 3_600_000
 */
export function unchangedUntil(
  { cancellation, customerMoves }: Pick<BookingTerms, 'cancellation' | 'customerMoves'>,
  facts: NoticeFacts,
  now: number,
): number | null {
  const start = noticeStart(facts)
  if (start === null || facts.startsAt === null || now >= facts.startsAt) return null
  const limits = [...cancellation, customerMoves].map(({ hoursBefore }) => start - hoursBefore * hourMs)
  return Math.min(facts.startsAt - 1, ...limits.filter((limit) => now <= limit))
}
