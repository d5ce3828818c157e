import { createContext, use } from 'react'
import { useWords } from '../words/letter-words.ts'
import { InlineLink, Paragraph } from './prose.tsx'

/** The address of the calendar that follows the booking; null in letters that lead to none. */
export const BookingCalendar = createContext<string | null>(null)

/** Leads to the calendar of the booking, in a letter that knows where it is. */
export function CalendarLink() {
  const href = use(BookingCalendar)
  const words = useWords()
  if (href === null) return null
  return (
    <Paragraph>
      <InlineLink href={href}>{words.addToCalendar}</InlineLink>
    </Paragraph>
  )
}
