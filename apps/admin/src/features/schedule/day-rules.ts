import {
  type BusinessDate,
  hoursOfWeekday,
  minuteOfLabel,
  type OpeningHours,
  timeLabel,
  weekdayOf,
} from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import type { ScheduleException } from '@dustforce/supabase/admin'

/** Returns functions that tell which days the office has closed, and which have other hours. */
export function dayRules(scheduleExceptions: readonly ScheduleException[], policy: CompanyPolicy) {
  const closureOn = (date: BusinessDate) =>
    scheduleExceptions.find((day) => day.kind === 'closed' && day.from <= date && date <= day.to)
  const openOn = (date: BusinessDate): OpeningHours | null => {
    if (closureOn(date) !== undefined) return null
    const special = scheduleExceptions.find((one) => one.kind === 'hours' && one.date === date)
    if (special?.kind !== 'hours') return hoursOfWeekday(policy, weekdayOf(date))
    const [opens, closes] = special.hours.map((clock) => minuteOfLabel(clock) ?? 0)
    return { opensAt: opens ?? 0, closesAt: closes ?? 0 }
  }
  const hoursOn = (date: BusinessDate): string | null => {
    const day = scheduleExceptions.find((one) => one.kind === 'hours' && one.date === date)
    if (day?.kind !== 'hours') return null
    const [opens, closes] = day.hours.map((clock) => timeLabel(minuteOfLabel(clock) ?? 0))
    return `Starts ${opens} to ${closes}`
  }
  const closedFor = (date: BusinessDate): string | null => {
    const closure = closureOn(date)
    return closure?.kind === 'closed' ? closure.reason : null
  }
  return { closureOn, openOn, hoursOn, closedFor }
}
