import { phoneUri } from '@dustforce/core/validation'
import { gtaCompany } from '@dustforce/office/company'
import { promises } from '../../company/promises.ts'
import type { PolicySection } from './policy-document.tsx'

const { freeCancellationHours, refundBusinessDays, claimHours } = promises

/** The cancellation policy. */
export const cancellationSections: readonly PolicySection[] = [
  {
    id: 'in-time',
    title: `At least ${freeCancellationHours} hours before`,
    body: (
      <p>
        Cancel or reschedule at least <strong>{freeCancellationHours} hours</strong> before your appointment
        and you pay nothing: a cancellation is refunded in full, and moving the appointment is free.
      </p>
    ),
  },
  {
    id: 'late',
    title: `Less than ${freeCancellationHours} hours before, or nobody home`,
    body: (
      <>
        <p>
          By then your team has been assigned and other homes turned away. A cancellation less than{' '}
          <strong>{freeCancellationHours} hours</strong> before the appointment, or a visit where we cannot
          get in within 15 minutes of the start (a no-show), is <strong>non-refundable</strong>.
        </p>
        <p>
          Rescheduling within {freeCancellationHours} hours is subject to availability. Call us; if another
          slot is open, we will do what we can.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'How refunds arrive',
    body: (
      <p>
        Refunds go back to the card you paid with. They take{' '}
        <strong>{refundBusinessDays} business days</strong>, depending on your bank.
      </p>
    ),
  },
  {
    id: 'by-us',
    title: 'If we have to cancel',
    body: (
      <p>
        A storm that closes the highways, a team that falls ill: we call as early as we can, and you choose
        between a new time and a full refund, whatever the notice.
      </p>
    ),
  },
  {
    id: 'not-satisfied',
    title: 'If the cleaning falls short',
    body: (
      <p>
        Report it within <strong>{claimHours} hours</strong> of the visit. We come back to put it right, or
        refund the part that fell short.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How to cancel or reschedule',
    body: (
      <p>
        Call <a href={`tel:${phoneUri(gtaCompany.phone)}`}>{gtaCompany.phone}</a> or write to{' '}
        <a href={`mailto:${gtaCompany.email}`}>{gtaCompany.email}</a> with the reference from your
        confirmation e-mail. The time your message reaches us counts.
      </p>
    ),
  },
]
