import type { MinuteOfDay } from '@dustforce/core/schedule'

/** The start time assumed for a booking without one: 9:00 AM. */
export const defaultMinute: MinuteOfDay = 540
