import { serviceName } from '@dustforce/core/booking'
import { useId, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import { Notice } from '../primitives/notice.tsx'
import { TextArea } from '../primitives/text-area.tsx'
import type { Booking } from './booking-record.ts'
import { amount, cleanerOf, dateText } from './booking-words.ts'
import { EmailPreview } from './email-preview.tsx'
import { Facts } from './facts.tsx'

export interface ContractorEmailDialogProps {
  readonly booking: Booking
  readonly busy: boolean
  /** Gets the notes that the admin adds for this job. */
  readonly onSend: (manualNotes: string) => void
  readonly onClose: () => void
}

/** Shows a contractor's job as the e-mail will tell it, and sends it. Admin spec, sections 2 and 7. */
export function ContractorEmailDialog({ booking, busy, onSend, onClose }: ContractorEmailDialogProps) {
  const [manualNotes, setManualNotes] = useState('')
  const formId = useId()
  const cleaner = cleanerOf(booking)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title="Job Assignment Confirmation"
      description="This email tells the contractor about the job."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send Email
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSend(manualNotes.trim())
        }}
      >
        {cleaner === '' ? (
          <Notice tone="warning">No contractor is assigned to this booking yet.</Notice>
        ) : null}
        <EmailPreview to={cleaner === '' ? 'No contractor assigned' : cleaner} subject="New cleaning job">
          <p className="pb-3">Hi {cleaner === '' ? 'there' : cleaner}, you have a new job:</p>
          <Facts
            facts={[
              ['Service', serviceName(booking.serviceType)],
              ['Date', dateText(booking.bookingDate)],
              ['Time', booking.bookingTime],
              ['Address', booking.address],
              [
                'Home',
                [booking.homeType, rooms(booking.bedrooms, 'bedroom'), rooms(booking.bathrooms, 'bathroom')]
                  .filter(Boolean)
                  .join(', '),
              ],
              ['Your pay', booking.contractorPayCents === null ? null : amount(booking.contractorPayCents)],
              ['Add-ons', booking.addOns.join(', ')],
              ['Someone home', booking.someoneHome],
              ['Entry', booking.entryInstructions],
              ['Building', booking.buildingAccess],
              ['Parking', booking.parkingAvailable],
              ['Pets', booking.petDetails],
              ['Avoid', booking.avoidAreas],
              ['Equipment', booking.equipmentPreferences],
              ['Notes', booking.notes],
              ['From the office', manualNotes.trim()],
            ]}
          />
        </EmailPreview>
        <TextArea
          label="Additional notes for the contractor"
          optional
          rows={3}
          value={manualNotes}
          onChange={(event) => setManualNotes(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function rooms(count: number | null, word: string): string {
  return count === null ? '' : `${count} ${word}${count === 1 ? '' : 's'}`
}
