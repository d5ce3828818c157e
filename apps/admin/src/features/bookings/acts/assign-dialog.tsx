import { isSold, paymentLabel } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import { assigningRevives, type Candidate, hasChosenPay, type OverlapReason } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { useSessionState } from '../../../app/use-session-state.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { useWorker } from '../../../patterns/use-worker.ts'
import { amount, bookingName, whenText } from '../booking-words.ts'
import { payRules } from '../pay-rules.ts'
import { AssignLetters } from './assign-letters.tsx'
import type { Assigning, Letters } from './assigning.ts'
import { CandidateList } from './candidate-list.tsx'
import { chosenOf } from './chosen-cleaner.ts'

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
  const business = useBusiness()
  const worker = useWorker()
  const [chosenId, setChosenId] = useSessionState<string | null>(`assign ${booking.id}`, null)
  const [showsAll, setShowsAll] = useSessionState(`assign ${booking.id} all`, false)
  const [keepsPay, setKeepsPay] = useSessionState(`assign ${booking.id} pay`, false)
  const [revives, setRevives] = useState(false)
  const [reason, setReason] = useSessionState<OverlapReason | null>(`assign ${booking.id} reason`, null)
  const [letters, setLetters] = useSessionState<Letters | null>(`assign ${booking.id} letters`, null)
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
    ...{ busy, onClose, onAct: assign, busyLabel: 'Assigning...' },
    title: `Assign ${worker.title}`,
    description: `${bookingName(booking)} · ${whenText(booking)} · ${booking.address}`,
  }
  if (letters !== null && assigning !== null) {
    const count = Number(letters.toCleaner) + Number(letters.toCustomer)
    return (
      <ActDialog
        {...frame}
        size="lg"
        cancel="Back"
        onCancel={() => setLetters(null)}
        act={count === 2 ? 'Assign and send 2 e-mails' : 'Assign and send 1 e-mail'}
        disabled={!isReady || count === 0}
      >
        <AssignLetters booking={booking} assigning={assigning} letters={letters} onChange={setLetters} />
      </ActDialog>
    )
  }
  return (
    <ActDialog
      {...frame}
      aside={
        chosen === undefined ? null : (
          <p className="basis-full text-sm text-muted">
            Contractor pay {keepsPay ? 'stays' : 'will be'}{' '}
            <strong className="text-ink">
              {keepsPay ? amount(booking.contractorPayCents, business.money) : pay}
            </strong>
          </p>
        )
      }
      other={
        <Button
          variant="secondary"
          disabled={!isReady || busy}
          onClick={() => setLetters({ toCleaner: true, toCustomer: booking.email !== '', notes: '' })}
        >
          Assign and e-mail...
        </Button>
      }
      act="Assign"
      disabled={!isReady}
    >
      {canceled ? (
        <Notice tone="danger" title="This booking is canceled" className="mb-4">
          <Checkbox
            className="pt-1"
            label={<span className="text-sm">Take the cancellation back and assign a contractor</span>}
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
      {hasChosenPay(booking, payRules(business)) ? (
        <Checkbox
          className="pt-4"
          label={
            <span className="text-sm">
              Keep the pay of {amount(booking.contractorPayCents, business.money)}
            </span>
          }
          checked={keepsPay}
          onChange={(event) => setKeepsPay(event.target.checked)}
        />
      ) : null}
    </ActDialog>
  )
}

function isCurrent(cleaner: Contractor, booking: Booking): boolean {
  return booking.contractorId === null
    ? cleaner.fullName === booking.assignedCleanerName
    : cleaner.id === booking.contractorId
}
