import type { BusinessDate, Day, MinuteOfDay } from '@dustforce/core/schedule'

/** The home that is to be cleaned when a place is free: what decides the price and the length. */
export interface WishedHome {
  readonly service: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly string[]
  readonly hasPets: boolean | null
}

/** A day that somebody waits for, with the times at which the visit may start. */
export interface WishedDay {
  readonly day: BusinessDate
  readonly minutes: readonly MinuteOfDay[]
}

/** The times of a day that suit. */
export type DayPart = 'any' | 'morning' | 'afternoon'

/** The most days that one wish names. */
export const mostWishedDays = 7

/** The states of a wish: `paying` while the place is held by the booking that was begun with its offer, `booked` once it is spent. */
export const wishStates = ['waiting', 'offered', 'paying', 'booked', 'left'] as const

export type WishState = (typeof wishStates)[number]

const noon = 720

/**
 * Whether a start is in a part of the day.
 *
 * @example
 * isInPart(720, 'morning') // => false
 */
export function isInPart(minute: MinuteOfDay, part: DayPart): boolean {
  return part === 'any' || minute < noon === (part === 'morning')
}

/**
 * The days of a calendar that can be waited for, each with the times that are taken: full ones, and those on which every crew is busy.
 *
 * @example
 * daysToWaitFor(calendar(gtaPolicy, { now, taken: { '2026-11-23': 10 } }))[0]?.day // => '2026-11-23'
 */
export function daysToWaitFor(days: readonly Day[]): WishedDay[] {
  return days.flatMap(({ date, slots }) => {
    const minutes = slots.filter(({ reason }) => reason === 'full' || reason === 'busy')
    return minutes.length === 0 ? [] : [{ day: date, minutes: minutes.map(({ minute }) => minute) }]
  })
}
