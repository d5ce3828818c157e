import type { MinuteOfDay } from '@dustforce/core/schedule'

/** A minute of the day as core's quotes and series take it: 'HH:mm'. */
export function clockOf(minute: MinuteOfDay): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
