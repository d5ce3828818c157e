import { type Contractor, initials, phoneDisplay } from '@dustforce/core/contractor'
import { useState } from 'react'
import { Avatar } from '../primitives/avatar.tsx'
import { Badge } from '../primitives/badge.tsx'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../primitives/dialog.tsx'
import type { Booking } from './booking-record.ts'
import { bookingName, whenText } from './booking-words.ts'

export interface AssignDialogProps {
  readonly booking: Booking
  /** Those who may take the job, by region and duty; null while they are being loaded. */
  readonly cleaners: readonly Contractor[] | null
  /** Why they could not be loaded. */
  readonly failure?: string | undefined
  /** The pay that assigning sets, as text. */
  readonly pay: string
  readonly busy: boolean
  readonly onAssign: (cleaner: Contractor) => void
  readonly onClose: () => void
}

/** Gives a booking to a cleaner of its region. Admin spec, sections 2 and 4. */
export function AssignDialog({
  booking,
  cleaners,
  failure,
  pay,
  busy,
  onAssign,
  onClose,
}: AssignDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = cleaners?.find(({ id }) => id === chosenId)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title="Assign Cleaner"
      description={`${bookingName(booking)} · ${whenText(booking)} · ${booking.address}`}
      footer={
        <>
          <p className="mr-auto text-sm text-muted">
            Contractor pay will be <strong className="text-ink">{pay}</strong>
          </p>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen === undefined}
            busy={busy}
            busyLabel="Assigning..."
            onClick={() => {
              if (chosen !== undefined) onAssign(chosen)
            }}
          >
            Assign
          </Button>
        </>
      }
    >
      {failure !== undefined ? (
        <p role="alert" className="py-8 text-center text-danger-ink">
          Failed to load contractors: {failure}
        </p>
      ) : cleaners === null ? (
        <p role="status" className="py-8 text-center text-muted">
          Loading cleaners...
        </p>
      ) : cleaners.length === 0 ? (
        <p role="status" className="py-8 text-center text-muted">
          No cleaners found for this region.
        </p>
      ) : (
        <fieldset>
          <legend className="sr-only">Cleaners of this region</legend>
          <div className="grid gap-2">
            {cleaners.map((cleaner) => (
              <label
                key={cleaner.id}
                className="flex cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="cleaner"
                  value={cleaner.id}
                  checked={cleaner.id === chosenId}
                  onChange={() => setChosenId(cleaner.id)}
                  className="size-4.5 shrink-0 focus-visible:outline-none"
                />
                <Avatar initials={initials(cleaner.fullName)} />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 font-semibold">
                    {cleaner.fullName}
                    {cleaner.fullName === booking.assignedCleanerName ? (
                      <Badge tone="info">Current</Badge>
                    ) : null}
                  </span>
                  <span className="block truncate text-sm text-muted">
                    {cleaner.serviceAreas.length === 0 ? 'All areas' : cleaner.serviceAreas.join(', ')}
                  </span>
                </span>
                <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
                  {phoneDisplay(cleaner.phone)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Dialog>
  )
}
