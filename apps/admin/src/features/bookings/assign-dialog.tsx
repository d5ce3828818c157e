import { isPaid, paymentLabel } from '@dustforce/core/booking'
import { type Contractor, initials, phoneDisplay } from '@dustforce/core/contractor'
import { assigningRevives, hasChosenPay } from '@dustforce/core/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Avatar } from '@dustforce/ui/avatar'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { RadioInput } from '@dustforce/ui/radio-input'
import { useState } from 'react'
import { amount, bookingName, whenText } from './booking-words.ts'
import { payRules } from './pay-rules.ts'

export interface AssignDialogProps {
  readonly booking: Booking
  /** Those who may take the job, by region and duty; null while they are being loaded. */
  readonly cleaners: readonly Contractor[] | null
  /** Those on duty who work in other regions only. */
  readonly others: readonly Contractor[]
  /** Why they could not be loaded. */
  readonly failure?: string | undefined
  /** The pay that assigning sets, as text. */
  readonly pay: string
  readonly busy: boolean
  /** `keep` leaves the pay that was set by hand as it is. */
  readonly onAssign: (cleaner: Contractor, pay: 'suggested' | 'keep') => void
  readonly onClose: () => void
}

/** Gives a booking to a cleaner of its region. */
export function AssignDialog({
  booking,
  cleaners,
  others,
  failure,
  pay,
  busy,
  onAssign,
  onClose,
}: AssignDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [keepsPay, setKeepsPay] = useState(false)
  const [revives, setRevives] = useState(false)
  const canceled = assigningRevives(booking)
  const offered = cleaners === null || !showsAll ? cleaners : [...cleaners, ...others]
  const chosen = offered?.find(({ id }) => id === chosenId)
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
          {chosen === undefined ? null : (
            <p className="mr-auto text-sm text-muted">
              Contractor pay {keepsPay ? 'stays' : 'will be'}{' '}
              <strong className="text-ink">{keepsPay ? amount(booking.contractorPayCents) : pay}</strong>
            </p>
          )}
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen === undefined || (canceled && !revives)}
            busy={busy}
            busyLabel="Assigning..."
            onClick={() => {
              if (chosen !== undefined) onAssign(chosen, keepsPay ? 'keep' : 'suggested')
            }}
          >
            Assign
          </Button>
        </>
      }
    >
      {canceled ? (
        <Notice tone="danger" title="This booking is canceled" className="mb-4">
          <Checkbox
            className="pt-1"
            label={<span className="text-sm">Take the cancellation back and assign a cleaner</span>}
            checked={revives}
            onChange={(event) => setRevives(event.target.checked)}
          />
        </Notice>
      ) : isPaid(booking.paymentStatus) ? null : (
        <Notice tone="warning" className="mb-4">
          This booking has not been paid for: {paymentLabel(booking.paymentStatus, booking.refundDue)}.
        </Notice>
      )}
      {failure !== undefined ? (
        <p role="alert" className="py-8 text-center text-danger-ink">
          Failed to load contractors: {failure}
        </p>
      ) : offered === null ? (
        <p role="status" className="py-8 text-center text-muted">
          Loading cleaners...
        </p>
      ) : offered.length === 0 ? (
        <p role="status" className="py-8 text-center text-muted">
          No cleaners found for this region.
        </p>
      ) : (
        <fieldset>
          <legend className="sr-only">Cleaners</legend>
          <div className="grid gap-2">
            {offered.map((cleaner) => (
              <label
                key={cleaner.id}
                className="flex cursor-pointer items-center gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <RadioInput
                  name="cleaner"
                  value={cleaner.id}
                  checked={cleaner.id === chosenId}
                  onChange={() => setChosenId(cleaner.id)}
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
      {cleaners === null || showsAll || others.length === 0 ? null : (
        <div className="pt-3 text-center">
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            Show cleaners of other regions ({others.length})
          </Button>
        </div>
      )}
      {hasChosenPay(booking, payRules) ? (
        <Checkbox
          className="pt-4"
          label={<span className="text-sm">Keep the pay of {amount(booking.contractorPayCents)}</span>}
          checked={keepsPay}
          onChange={(event) => setKeepsPay(event.target.checked)}
        />
      ) : null}
    </Dialog>
  )
}
