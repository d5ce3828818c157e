import { createContext, use } from 'react'
import { InlineLink, Paragraph } from './prose.tsx'

/** Where the calendar that follows the booking is; null in letters that lead to none. */
export const BookingCalendar = createContext<string | null>(null)

/** Leads to the calendar of the booking, in a letter that knows where it is. */
export function CalendarLink() {
  const href = use(BookingCalendar)
  if (href === null) return null
  return (
    <Paragraph>
      <InlineLink href={href}>Add it to your calendar</InlineLink>
    </Paragraph>
  )
}
