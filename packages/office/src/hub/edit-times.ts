import { type MinuteOfDay, timeLabel } from '@dustforce/core/schedule'
import type { Option } from '../booking/options.ts'

const opens: MinuteOfDay = 480
const closes: MinuteOfDay = 1020
const step = 30

/** The times that an admin may move a booking to: every half hour from 8:00 AM to 5:00 PM. */
export const editTimeOptions: readonly Option[] = Array.from(
  { length: (closes - opens) / step + 1 },
  (_, index) => {
    const label = timeLabel(opens + index * step)
    return { value: label, label }
  },
)
