export { type BusinessDate, businessDate, isBusinessDate } from './business-date.ts'
export { type BusinessTime, businessDateOf, businessTimeOf, instantOf } from './business-time.ts'
export { type Availability, calendar, type Day, dayOn } from './calendar.ts'
export type { BusySpan } from './crews.ts'
export {
  addDays,
  type DateRange,
  daysBetween,
  monthOf,
  type Weekday,
  weekdayOf,
  weekOf,
} from './date-arithmetic.ts'
export { type DayCapacity, dayCapacity } from './day-capacity.ts'
export { earliestSlot, earliestSlotText, type OpenSlot } from './earliest-slot.ts'
export { formatDate, formatInstant, formatLongDate, weekdayName } from './format-date.ts'
export { hoursOfWeekday, type OpeningHours } from './opening-hours.ts'
export {
  type BusinessPolicy,
  type CalendarPolicy,
  type Capacity,
  type ClosedDates,
  type CustomerMoves,
  type DayHours,
  gtaPolicy,
  type Hours,
  type HoursPolicy,
  type RefundRule,
  type SchedulePolicy,
  type ServiceRules,
  type SlotPolicy,
} from './policy.ts'
export type { ClosedReason, Slot } from './slot.ts'
export { isSlotStillBookable, slotProblem } from './slot-problem.ts'
export { slotsOn } from './slots-on.ts'
export { type MinuteOfDay, minuteOfLabel, timeLabel } from './time-label.ts'
export type { WeekdayName } from './weekday-names.ts'
