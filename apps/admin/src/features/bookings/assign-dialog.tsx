import { isSold, paymentLabel } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import { assigningRevives, type Candidate, hasChosenPay, type OverlapReason } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { AssignLetters } from './assign-letters.tsx'
import type { Assigning, Letters } from './assigning.ts'
import { amount, bookingName, whenText } from './booking-words.ts'
import { CandidateList } from './candidate-list.tsx'
import { chosenOf } from './chosen-cleaner.ts'
import { payRules } from './pay-rules.ts'

export interface AssignDialogProps {
  readonly booking: Booking
  /** Everybody on the roster, the best first; null while they are being loaded. */
  readonly candidates: readonly Candidate<Contractor>[] | null
  /** Why they could not be loaded. */
  readonly failure?: string | undefined
  /** The pay that assigning sets, as text. */
  readonly pay: string
  readonly busy: boolean
  readonly onAssign: (assigning: Assigning) => void
  readonly onClose: () => void
}

/** Gives a booking to a cleaner: who is free, what speaks against the others, and both letters if they are wanted. */
export function AssignDialog({
  booking,
  candidates,
  failure,
  pay,
  busy,
  onAssign,
  onClose,
}: AssignDialogProps) {
  const [chosenId, setChosenId] = useKept<string | null>(`assign ${booking.id}`, null)
  const [showsAll, setShowsAll] = useKept(`assign ${booking.id} all`, false)
  const [keepsPay, setKeepsPay] = useKept(`assign ${booking.id} pay`, false)
  const [revives, setRevives] = useState(false)
  const [reason, setReason] = useKept<OverlapReason | null>(`assign ${booking.id} reason`, null)
  const [letters, setLetters] = useKept<Letters | null>(`assign ${booking.id} letters`, null)
  const canceled = assigningRevives(booking)
  const { chosen, asksReason, isDecided } = chosenOf(candidates, { chosenId, showsAll, reason })
  const isReady = isDecided && (!canceled || revives)
  const assigning: Assigning | null =
    chosen === undefined
      ? null
      : {
          cleaner: chosen.contractor,
          pay: keepsPay ? 'keep' : 'suggested',
          reason: asksReason ? reason : null,
          letters,
        }
  const assign = () => {
    if (assigning !== null && isReady) onAssign(assigning)
  }
  const choose = (id: string) => {
    setChosenId(id)
    setReason(null)
  }
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose()
    },
    dismissible: !busy,
    title: 'Assign Cleaner',
    description: `${bookingName(booking)} · ${whenText(booking)} · ${booking.address}`,
  }
  if (letters !== null && assigning !== null) {
    const count = Number(letters.toCleaner) + Number(letters.toCustomer)
    return (
      <Dialog
        {...frame}
        size="lg"
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={() => setLetters(null)}>
              Back
            </Button>
            <Button disabled={!isReady || count === 0} busy={busy} busyLabel="Assigning..." onClick={assign}>
              {count === 2 ? 'Assign and send 2 e-mails' : 'Assign and send 1 e-mail'}
            </Button>
          </>
        }
      >
        <AssignLetters booking={booking} assigning={assigning} letters={letters} onChange={setLetters} />
      </Dialog>
    )
  }
  return (
    <Dialog
      {...frame}
      footer={
        <>
          {chosen === undefined ? null : (
            <p className="basis-full text-sm text-muted">
              Contractor pay {keepsPay ? 'stays' : 'will be'}{' '}
              <strong className="text-ink">{keepsPay ? amount(booking.contractorPayCents) : pay}</strong>
            </p>
          )}
          <Button className="max-sm:grow" variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            className="max-sm:grow"
            variant="secondary"
            disabled={!isReady || busy}
            onClick={() => setLetters({ toCleaner: true, toCustomer: booking.email !== '', notes: '' })}
          >
            Assign and e-mail...
          </Button>
          <Button
            className="max-sm:grow"
            disabled={!isReady}
            busy={busy}
            busyLabel="Assigning..."
            onClick={assign}
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
      ) : isSold(booking.paymentStatus) ? null : (
        <Notice tone="warning" className="mb-4">
          This booking has not been paid for: {paymentLabel(booking.paymentStatus, booking.refundDue)}.
        </Notice>
      )}
      <CandidateList
        candidates={candidates}
        failure={failure}
        showsAll={showsAll}
        onShowAll={() => setShowsAll(true)}
        isCurrent={(cleaner) => isCurrent(cleaner, booking)}
        chosenId={chosenId}
        onChoose={choose}
        reason={reason}
        onReason={setReason}
      />
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

function isCurrent(cleaner: Contractor, booking: Booking): boolean {
  return booking.contractorId === null
    ? cleaner.fullName === booking.assignedCleanerName
    : cleaner.id === booking.contractorId
}
