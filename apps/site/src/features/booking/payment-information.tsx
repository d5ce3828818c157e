import { graceMinutes, holdMinutes } from '@dustforce/office/booking'
import { TextLink } from '@dustforce/ui/text-link'
import { LockKeyhole } from 'lucide-react'
import { to } from '../../language/language.en.ts'
import { FreeTermNote, type FreeTermNoteProps } from '../../patterns/free-term-note.tsx'
import { BookingSection } from './booking-section.tsx'
import * as words from './words.en.tsx'

const payMinutes = holdMinutes - graceMinutes

interface PaymentInformationProps {
  readonly freeCancellationHours: number
  /** The chosen start and its terms; null until a time is chosen. */
  readonly term: FreeTermNoteProps | null
}

/** Says how the money is taken, before it is. */
export function PaymentInformation({ freeCancellationHours, term }: PaymentInformationProps) {
  return (
    <BookingSection title={words.payment}>
      <div className="flex gap-3 text-muted">
        <LockKeyhole aria-hidden className="mt-1 size-5 shrink-0 text-brand-ink" />
        <div className="grid gap-1.5">
          <p>{words.paymentNote(payMinutes)}</p>
          {term === null ? null : <FreeTermNote {...term} />}
          <p>
            {term === null ? words.freeUpTo(freeCancellationHours) : words.seeOur}{' '}
            <TextLink href={to('/cancellation-policy')} target="_blank" rel="opener">
              {words.cancellationPolicy}
              <span className="sr-only">{words.newTab}</span>
            </TextLink>
            .
          </p>
        </div>
      </div>
    </BookingSection>
  )
}
