import { hours, labels, leadMs, lookaheadDays, offsetAt } from './day-slots.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
const two = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/** Days whose slots may still be closed. */
interface HandSlots {
  readonly date: string
  readonly slots: { readonly minute: number; readonly label: string; open: boolean }[]
}

/** The limit: integers only, the offset looked up once a day. */
export function slotsByHand(now: number): HandSlots[] {
  const today = Math.floor((now + offsetAt(now)) / dayMs)
  const first = new Date(today * dayMs)
  let year = first.getUTCFullYear()
  let month = first.getUTCMonth() + 1
  let day = first.getUTCDate()
  const notBefore = now + leadMs
  const days: HandSlots[] = []
  for (let ahead = 0; ahead < lookaheadDays; ahead += 1) {
    const midnight = (today + ahead) * dayMs
    const [opens, closes] = hours[(today + ahead + 4) % 7] ?? [0, -1]
    const offset = offsetAt(midnight + dayMs / 2)
    const slots = []
    for (let hour = opens; hour <= closes; hour += 1) {
      const open = midnight + hour * hourMs - offset >= notBefore
      slots.push({ minute: hour * 60, label: labels[hour] ?? '', open })
    }
    days.push({ date: `${year}-${two(month)}-${two(day)}`, slots })
    day += 1
    if (day > daysIn(year, month)) {
      day = 1
      month += 1
      if (month > 12) {
        month = 1
        year += 1
      }
    }
  }
  return days
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
