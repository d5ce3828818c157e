import { formatDate, weekdayName, weekdayOf } from '@dustforce/core/schedule'
import type { ScheduleExceptionDraft } from '@dustforce/supabase/admin'

/** 'Friday, Dec 25, 2026', or 'Dec 25, 2026 to Dec 26, 2026'. */
export function scheduleExceptionName(day: ScheduleExceptionDraft): string {
  const [from, to] = day.kind === 'closed' ? [day.from, day.to] : [day.date, day.date]
  return from === to
    ? `${weekdayName(weekdayOf(from))}, ${formatDate(from)}`
    : `${formatDate(from)} to ${formatDate(to)}`
}
