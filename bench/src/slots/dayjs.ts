import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { type DaySlots, hours, labels, leadMs, lookaheadDays, zone } from './day-slots.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The same loop with dayjs and its zone plug-in. */
export function slotsWithDayjs(now: number): DaySlots[] {
  const today = dayjs(now).tz(zone).startOf('day')
  const days: DaySlots[] = []
  for (let ahead = 0; ahead < lookaheadDays; ahead += 1) {
    const day = today.add(ahead, 'day')
    const date = day.format('YYYY-MM-DD')
    const [opens, closes] = hours[day.day()] ?? [0, -1]
    const slots = []
    for (let hour = opens; hour <= closes; hour += 1) {
      const start = dayjs.tz(`${date} ${hour}:00`, zone)
      slots.push({ minute: hour * 60, label: labels[hour] ?? '', open: start.valueOf() >= now + leadMs })
    }
    days.push({ date, slots })
  }
  return days
}
