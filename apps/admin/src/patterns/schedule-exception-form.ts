import { isBusinessDate, minuteOfLabel, timeLabel } from '@dustforce/core/schedule'
import type { Booking, ScheduleException, ScheduleExceptionDraft } from '@dustforce/supabase/admin'

/** The values that are typed about days on which the company is closed, or has other hours. */
export interface ScheduleExceptionForm {
  readonly kind: ScheduleException['kind']
  readonly from: string
  /** Empty: one day. */
  readonly to: string
  readonly reason: string
  readonly opens: string
  readonly closes: string
}

export type ScheduleExceptionProblems = Partial<Record<keyof ScheduleExceptionForm, string>>

export const emptyScheduleExceptionForm: ScheduleExceptionForm = {
  kind: 'closed',
  from: '',
  to: '',
  reason: '',
  opens: '09:00',
  closes: '12:00',
}

/** The hours that are offered, as 24-hour clocks. */
export const clockOptions = Array.from({ length: 18 }, (_, index) => {
  const minute = (5 + index) * 60
  return { value: `${String(5 + index).padStart(2, '0')}:00`, label: timeLabel(minute) }
})

export function scheduleExceptionFormOf(day: ScheduleException): ScheduleExceptionForm {
  if (day.kind === 'closed') {
    const { from, to, reason } = day
    return { ...emptyScheduleExceptionForm, from, to: to === from ? '' : to, reason }
  }
  const [opens, closes] = day.hours
  return { ...emptyScheduleExceptionForm, kind: 'hours', from: day.date, opens, closes }
}

/** Returns what the form says, or what is wrong with it. */
export function scheduleExceptionOf(
  { kind, from, to, reason, opens, closes }: ScheduleExceptionForm,
  today: string,
): { readonly draft: ScheduleExceptionDraft } | { readonly problems: ScheduleExceptionProblems } {
  const last = to === '' ? from : to
  const problems: ScheduleExceptionProblems = {}
  if (!isBusinessDate(from)) return { problems: { from: 'Please choose a date' } }
  if (kind === 'hours') {
    if (from < today) problems.from = 'This day has passed'
    if (closes < opens) problems.closes = 'The last job cannot start before the first'
    if (Object.keys(problems).length > 0) return { problems }
    return { draft: { kind, date: from, hours: [opens, closes] } }
  }
  if (!isBusinessDate(last)) return { problems: { to: 'Please choose a date' } }
  const words = reason.trim()
  if (last < from) problems.to = 'The last day is before the first'
  else if (last < today) problems[to === '' ? 'from' : 'to'] = 'This day has passed'
  else if (Date.parse(last) - Date.parse(from) > 365 * 86_400_000) problems.to = 'At most a year'
  if (words === '') problems.reason = 'Please say why, for customers'
  else if (words.length > 100) problems.reason = 'At most 100 characters'
  if (Object.keys(problems).length > 0) return { problems }
  return { draft: { kind, from, to: last, reason: words } }
}

/** Of the sold bookings of these days, those for which the company would be closed. */
export function jobsHitBy(draft: ScheduleExceptionDraft, sold: readonly Booking[]): readonly Booking[] {
  if (draft.kind === 'closed') return sold
  const [opens = 0, closes = 0] = draft.hours.map((clock) => minuteOfLabel(clock) ?? 0)
  return sold.filter(({ bookingTime }) => {
    const minute = minuteOfLabel(bookingTime ?? '')
    return minute === null || minute < opens || minute > closes
  })
}
