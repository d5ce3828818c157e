import {
  addDays,
  type BusinessDate,
  type BusinessPolicy,
  businessTimeOf,
  instantOf,
  type MinuteOfDay,
} from '@dustforce/core/schedule'
import type { WishedDay, WishState } from './wish.ts'

/** A wish as the queue sees it. */
export interface Queued {
  readonly id: string
  readonly state: WishState
  readonly days: readonly WishedDay[]
  readonly durationMinutes: number
  /** The service to be done: it may need more than a crew. */
  readonly service: string
  /** Its place in the queue, an instant in epoch milliseconds. */
  readonly queuedAt: number
  /** The number of times that it let an offer lapse, and when the last time; null for never. */
  readonly lapses: number
  readonly lapsedAt: number | null
}

/** A place for a visit. */
export interface Start {
  readonly day: BusinessDate
  readonly minute: MinuteOfDay
}

/** The visit that a place is for. */
export type Visit = Pick<Queued, 'durationMinutes' | 'service'>

/** Whether a visit would have a place. */
export type HasPlace = (start: Start, visit: Visit) => boolean

const hourMs = 3_600_000
/** An offer is made at least this long before the visit, and ends at least so long before it. */
const noticeMs = 3 * hourMs
const lastMs = 2 * hourMs
/** From when to when an offer's hour runs. */
const waking = { from: 8 * 60, to: 21 * 60 }

/**
 * The first time of a wish on a day that has a place for it; null without one.
 *
 * @param now epoch milliseconds
 */
export function fits(
  wish: Visit & Pick<Queued, 'days'>,
  day: BusinessDate,
  { now, zone, hasPlace }: { readonly now: number; readonly zone: string; readonly hasPlace: HasPlace },
): MinuteOfDay | null {
  const minutes = wish.days.find((wished) => wished.day === day)?.minutes ?? []
  const fitting = minutes.filter(
    (minute) => instantOf(day, minute, zone) - now >= noticeMs && hasPlace({ day, minute }, wish),
  )
  return fitting.length === 0 ? null : Math.min(...fitting)
}

/**
 * Finds who is offered a place of a day, and at which time: the first of the queue that fits. A place that lapsed has been free since `freedAt`: it
 * goes to those who have let none go since then.
 */
export function whoIsNext<W extends Queued>(
  queue: readonly W[],
  day: BusinessDate,
  place: {
    readonly now: number
    readonly zone: string
    readonly freedAt: number
    readonly hasPlace: HasPlace
  },
): { readonly wish: W; readonly minute: MinuteOfDay } | null {
  for (const wish of queue.toSorted((a, b) => a.queuedAt - b.queuedAt)) {
    if (wish.state !== 'waiting' || (wish.lapsedAt !== null && wish.lapsedAt >= place.freedAt)) continue
    const minute = fits(wish, day, place)
    if (minute !== null) return { wish, minute }
  }
  return null
}

/**
 * Until when a place that is offered now is held, in epoch milliseconds: an hour, which does not run at night, and at most until two hours before the
 * visit.
 */
export function offerEnds(now: number, start: Start, { zone }: Pick<BusinessPolicy, 'zone'>): number {
  const { date, minute } = businessTimeOf(now, zone)
  const awake =
    minute < waking.from
      ? instantOf(date, waking.from, zone)
      : minute >= waking.to
        ? instantOf(addDays(date, 1), waking.from, zone)
        : now
  return Math.min(awake + hourMs, instantOf(start.day, start.minute, zone) - lastMs)
}

/** A wish whose offer was not taken: it waits on, after every second one at the end of the queue. */
export function lapsed<W extends Queued>(wish: W, now: number): W {
  return {
    ...wish,
    state: 'waiting',
    lapses: wish.lapses + 1,
    lapsedAt: now,
    queuedAt: wish.lapses % 2 === 1 ? now : wish.queuedAt,
  }
}
