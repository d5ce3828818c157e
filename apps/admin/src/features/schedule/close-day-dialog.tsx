import type { BusinessDate } from '@dustforce/core/schedule'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useState } from 'react'
import { jobLabel, shortDay } from './schedule-words.ts'

export interface CloseDayDialogProps {
  readonly date: BusinessDate
  /** The jobs that are on the day already. */
  readonly jobs: readonly Booking[]
  readonly busy: boolean
  readonly onCloseDay: (reason: string) => void
  readonly onClose: () => void
}

/** Closes a day for bookings, and names the jobs that stay on it. */
export function CloseDayDialog({ date, jobs, busy, onCloseDay, onClose }: CloseDayDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title={`Close ${shortDay(date)}`}
      description="Nothing can be booked on a closed day."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            busyLabel="Closing..."
            disabled={reason.trim() === ''}
            onClick={() => onCloseDay(reason.trim())}
          >
            Close the day
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Reason"
          hint="Customers read it in the calendar: “Christmas”."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {jobs.length === 0 ? null : (
          <Notice
            tone="warning"
            title={`${jobs.length} ${jobs.length === 1 ? 'job stays' : 'jobs stay'} on this day, to be moved or called off`}
          >
            <ul className="list-disc pl-5">
              {jobs.map((job) => (
                <li key={job.id}>{jobLabel(job)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
