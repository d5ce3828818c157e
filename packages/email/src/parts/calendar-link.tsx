import { Link } from '@react-email/components'
import { createContext, use } from 'react'
import { theme } from '../theme.ts'
import { Paragraph } from './prose.tsx'

/** Where the calendar that follows the booking is; null in letters that lead to none. */
export const BookingCalendar = createContext<string | null>(null)

/** Leads to the calendar of the booking, in a letter that knows where it is. */
export function CalendarLink() {
  const href = use(BookingCalendar)
  if (href === null) return null
  return (
    <Paragraph>
      <Link className="df-link" href={href} style={{ color: theme.brand, textDecoration: 'underline' }}>
        Add it to your calendar
      </Link>
    </Paragraph>
  )
}
