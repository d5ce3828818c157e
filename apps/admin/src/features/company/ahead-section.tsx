import { Link } from 'react-router'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { numberFrom } from './number-from.ts'

/** From when on and until when visits can be booked. */
export function AheadSection() {
  return (
    <SectionCard
      title="Booking ahead"
      hint={
        <>
          How many visits a day takes, crews and closed days are in{' '}
          <Link to="/dashboard/settings" className="underline underline-offset-4">
            Settings
          </Link>
          .
        </>
      }
    >
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {['leadMinutes', 'lookaheadDays', 'slotMinutes'].map((path) => (
          <DocumentField key={path} path={path} inputMode="numeric" read={numberFrom} />
        ))}
      </div>
    </SectionCard>
  )
}
