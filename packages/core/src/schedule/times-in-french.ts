import type { BusinessDate } from './business-date.ts'
import type { MinuteOfDay } from './time-label.ts'

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

/**
 * A date in Canadian French.
 *
 * @example
 * dateInFrench(businessDate('2026-12-01')) // => '1er décembre 2026'
 */
export function dateInFrench(date: BusinessDate): string {
  const day = Number(date.slice(8))
  return `${day === 1 ? '1er' : day} ${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

/**
 * A time of day in Canadian French: what a slot's `label` is in English.
 *
 * @param minute whole minutes since midnight
 * @example
 * timeInFrench(570) // => '9 h 30'
 */
export function timeInFrench(minute: MinuteOfDay): string {
  return `${Math.floor(minute / 60)} h ${String(minute % 60).padStart(2, '0')}`
}
