import { phoneDisplay } from '@dustforce/core/validation'
import { isSold, paymentLabel } from '@dustforce/office/booking'
import { type Contractor, initials } from '@dustforce/office/contractor'
import {
  assigningRevives,
  type Candidate,
  candidateReasons,
  conflictText,
  hasChosenPay,
  isHard,
  type OverlapReason,
} from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Avatar } from '@dustforce/ui/avatar'
import { Badge } from '@dustforce/ui/badge'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Dialog } from '@dustforce/ui/dialog'
import { Notice } from '@dustforce/ui/notice'
import { RadioInput } from '@dustforce/ui/radio-input'
import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { OverlapReasonSelect } from '../../patterns/overlap-reason-select.tsx'
import { AssignLetters } from './assign-letters.tsx'
import type { Assigning, Letters } from './assigning.ts'
import { amount, bookingName, whenText } from './booking-words.ts'
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

const onDutyInRegion = ({ contractor, conflicts }: Candidate<Contractor>) =>
  contractor.onDuty && !conflicts.some(({ kind }) => kind === 'region')

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
  const noneHere = candidates !== null && !candidates.some(onDutyInRegion)
  const offered = candidates?.filter(({ contractor }) => showsAll || (contractor.onDuty && !noneHere)) ?? null
  const hidden = (candidates?.length ?? 0) - (offered?.length ?? 0)
  const chosen = offered?.find(({ contractor }) => contractor.id === chosenId)
  const needsReason = chosen?.conflicts.some(isHard) ?? false
  const isReady = chosen !== undefined && (!canceled || revives) && (!needsReason || reason !== null)
  const assigning: Assigning | null =
    chosen === undefined
      ? null
      : {
          cleaner: chosen.contractor,
          pay: keepsPay ? 'keep' : 'suggested',
          reason: needsReason ? reason : null,
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
            onClick={() => setLetters({ toCleaner: true, toCustomer: true, notes: '' })}
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
        <div className="grid gap-5">
          <Group
            title="Free"
            candidates={offered.filter(({ conflicts }) => conflicts.length === 0)}
            {...{ booking, chosenId, choose }}
          />
          <Group
            title="With a reason against"
            candidates={offered.filter(({ conflicts }) => conflicts.length > 0)}
            {...{ booking, chosenId, choose }}
          />
        </div>
      )}
      {hidden === 0 ? null : (
        <div className="pt-3 text-center">
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            Show all ({hidden} more)
          </Button>
        </div>
      )}
      {chosen === undefined || !needsReason ? null : (
        <Notice tone="warning" className="mt-4" title={`${chosen.contractor.fullName} cannot take this job`}>
          <OverlapReasonSelect className="pt-2" size="sm" act="Assign" reason={reason} onReason={setReason} />
        </Notice>
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

interface GroupProps {
  readonly title: string
  readonly candidates: readonly Candidate<Contractor>[]
  readonly booking: Booking
  readonly chosenId: string | null
  readonly choose: (id: string) => void
}

function Group({ title, candidates, booking, chosenId, choose }: GroupProps) {
  if (candidates.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">
        {title} ({candidates.length})
      </legend>
      <div className="grid gap-2">
        {candidates.map((candidate) => (
          <Choice
            key={candidate.contractor.id}
            candidate={candidate}
            isCurrent={isCurrent(candidate.contractor, booking)}
            isChosen={candidate.contractor.id === chosenId}
            onChoose={() => choose(candidate.contractor.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function isCurrent(cleaner: Contractor, booking: Booking): boolean {
  return booking.contractorId === null
    ? cleaner.fullName === booking.assignedCleanerName
    : cleaner.id === booking.contractorId
}

function Choice({
  candidate,
  isCurrent: current,
  isChosen,
  onChoose,
}: {
  readonly candidate: Candidate<Contractor>
  readonly isCurrent: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  const { contractor, conflicts } = candidate
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <RadioInput
        name="cleaner"
        value={contractor.id}
        checked={isChosen}
        onChange={onChoose}
        className="mt-2.5"
      />
      <Avatar initials={initials(contractor.fullName)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {contractor.fullName}
          {current ? <Badge tone="info">Current</Badge> : null}
        </span>
        <span className="block truncate text-sm text-muted">
          {contractor.serviceAreas.length === 0 ? 'All areas' : contractor.serviceAreas.join(', ')}
        </span>
        <span className="block pt-0.5 text-sm">
          {conflicts.map((conflict) => (
            <span key={conflictText(conflict)} className="flex items-start gap-1.5 text-danger-ink">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{conflictText(conflict)}</span>
            </span>
          ))}
          {candidateReasons(candidate).map((reason) => (
            <span key={reason} className="flex items-start gap-1.5">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <span className="min-w-0">{reason}</span>
            </span>
          ))}
        </span>
      </span>
      <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
        {phoneDisplay(contractor.phone)}
      </span>
    </label>
  )
}
