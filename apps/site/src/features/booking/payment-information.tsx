import { graceMinutes, holdMinutes } from '@dustforce/office/booking'
import { TextLink } from '@dustforce/ui/text-link'
import { LockKeyhole } from 'lucide-react'
import { FreeTermNote, type FreeTermNoteProps } from '../../patterns/free-term-note.tsx'
import { BookingSection } from './booking-section.tsx'

const payMinutes = holdMinutes - graceMinutes

interface PaymentInformationProps {
  readonly freeCancellationHours: number
  /** What the chosen start and its terms are; null until a time is chosen. */
  readonly term: FreeTermNoteProps | null
}

/** How the money is taken, said before it is. */
export function PaymentInformation({ freeCancellationHours, term }: PaymentInformationProps) {
  return (
    <BookingSection title="Payment Information">
      <div className="flex gap-3 text-muted">
        <LockKeyhole aria-hidden className="mt-1 size-5 shrink-0 text-brand-ink" />
        <div className="grid gap-1.5">
          <p>
            You pay the full amount now, by card, on Stripe’s secure checkout. We never see your card number.
            Your date is held for {payMinutes} minutes while you pay.
          </p>
          {term === null ? null : <FreeTermNote {...term} />}
          <p>
            {term === null
              ? `Cancel or reschedule free up to ${freeCancellationHours} hours before:`
              : 'See our'}{' '}
            <TextLink href="/cancellation-policy" target="_blank" rel="opener">
              cancellation and refund policy
              <span className="sr-only"> (opens in a new tab)</span>
            </TextLink>
            .
          </p>
        </div>
      </div>
    </BookingSection>
  )
}
