import { DateTime } from 'luxon'
import { type DaySlots, hours, labels, leadMs, lookaheadDays, zone } from './day-slots.ts'

/** The same loop with luxon. */
export function slotsWithLuxon(now: number): DaySlots[] {
  const today = DateTime.fromMillis(now, { zone }).startOf('day')
  const days: DaySlots[] = []
  for (let ahead = 0; ahead < lookaheadDays; ahead += 1) {
    const day = today.plus({ days: ahead })
    const [opens, closes] = hours[day.weekday % 7] ?? [0, -1]
    const slots = []
    for (let hour = opens; hour <= closes; hour += 1) {
      const start = day.set({ hour })
      slots.push({ minute: hour * 60, label: labels[hour] ?? '', open: start.toMillis() >= now + leadMs })
    }
    days.push({ date: day.toFormat('yyyy-MM-dd'), slots })
  }
  return days
}
