import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import { Calendar, type CalendarProps } from '@dustforce/ui/calendar'
import { useNow } from '../app/use-now.ts'

/** A month from which any day can be chosen, in a bundle of its own. */
export function DateCalendar(props: Omit<CalendarProps, 'today' | 'weekStart' | 'autoFocus'>) {
  return <Calendar {...props} today={businessDateOf(useNow(), gtaPolicy.zone)} weekStart="monday" autoFocus />
}
