import { serviceName } from '@dustforce/core/booking'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import type { Booking } from './booking-record.ts'
import { cleanerOf, dateText } from './booking-words.ts'
import { EmailPreview } from './email-preview.tsx'
import { Facts } from './facts.tsx'

export interface CustomerEmailDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Shows what a customer will read about the assigned cleaner, and sends it. Admin spec, sections 2 and 7. */
export function CustomerEmailDialog({ booking, busy, onSend, onClose }: CustomerEmailDialogProps) {
  const cleaner = cleanerOf(booking)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title="Review Cleaner Assignment Email"
      description="This email tells the customer who is coming."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} busyLabel="Sending..." disabled={cleaner === ''} onClick={onSend}>
            Send Email
          </Button>
        </>
      }
    >
      <EmailPreview to={booking.email} subject="Your cleaner has been assigned">
        <p className="pb-3">
          Hi {firstName(booking.customerName)},{' '}
          {cleaner === '' ? 'no cleaner is assigned to this booking yet.' : 'your cleaner has been assigned:'}
        </p>
        <Facts
          facts={[
            ['Cleaner', cleaner],
            ['Service', serviceName(booking.serviceType)],
            ['Date', dateText(booking.bookingDate)],
            ['Time', booking.bookingTime],
          ]}
        />
      </EmailPreview>
    </Dialog>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || 'there'
}
