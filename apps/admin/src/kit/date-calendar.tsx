import { businessDateOf } from '@dustforce/core/schedule'
import { Calendar, type CalendarProps } from '@dustforce/ui/calendar'
import { useBusiness } from '@dustforce/ui/use-business'
import { useNow } from '../app/use-now.ts'

/** A month from which any day can be chosen, in a bundle of its own. */
export function DateCalendar(props: Omit<CalendarProps, 'today' | 'weekStart' | 'autoFocus'>) {
  const { policy } = useBusiness()
  return <Calendar {...props} today={businessDateOf(useNow(), policy.zone)} weekStart="monday" autoFocus />
}
