import { isSold } from '@dustforce/office/booking'
import type { Contractor } from '@dustforce/office/contractor'
import type { JobPlace, OverlapReason } from '@dustforce/office/hub'
import type { Booking, BookingPatch } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { offerUndo } from '../../app/undo.ts'
import { cleanerOf } from '../../patterns/cleaner-of.ts'
import { sendCleaner, sendJob } from '../../patterns/send-job.ts'
import { moveSold, soldMove } from './move-sold.ts'
import { movedJob, movePatch } from './moving.ts'
import { placeText } from './schedule-words.ts'
import { useJobChanges } from './use-job-changes.ts'

/** Moves a job to another cleaner, day or time. Returns whether it was moved. */
export function useJobMoves(roster: readonly Contractor[]) {
  const business = useBusiness()
  const backend = useBackend()
  const { bookings } = backend
  const change = useJobChanges()
  /** Over the version that the move made: what somebody else changed since stays. */
  const revert = (saved: Booking, before: BookingPatch) =>
    change({
      ...{ seen: saved, shown: { ...saved, ...before }, failed: 'Undo Failed' },
      write: (base) => bookings.update(saved.id, before, base.version),
      done: () => toast.success('Undone'),
    })
  const write = async (job: Booking, isCustomerTold: boolean) => {
    const sent = await Promise.all([
      sendJob(backend, job, '', 'now', business.priceBook),
      ...(isCustomerTold ? [] : [sendCleaner(backend, job, 'now', business.priceBook)]),
    ])
    const problems = sent.flatMap(({ problem }) => problem ?? [])
    if (problems.length > 0) toast.error('Email Failed', problems.join(' '))
    else
      toast.success(
        isCustomerTold ? 'E-mail sent' : 'Both e-mails sent',
        `${job.customerName}: ${cleanerOf(job)} comes.`,
      )
  }
  return (
    job: Booking,
    place: JobPlace,
    reason: OverlapReason | null,
    overrides = reason !== null,
  ): Promise<boolean> => {
    const nameOf = (id: string) => roster.find((one) => one.id === id)?.fullName ?? 'Somebody'
    const text = `${job.customerName}: ${placeText(place, nameOf)}.`
    return change({
      ...{ seen: job, failed: 'Move Failed' },
      shown: { ...movedJob(job, place), ...movePatch(job, place, roster, reason, business) },
      write: (base) => {
        const order = soldMove(base, place, business.policy)
        return order === null
          ? bookings.update(base.id, movePatch(base, place, roster, reason, business), base.version)
          : moveSold(bookings, order, { job: base, place, roster, reason, overrides }, business)
      },
      done: (saved, base) => {
        const isGiven = place.contractorId !== null && place.contractorId !== base.contractorId
        // Somebody who was written to is moved back by another move, which writes to them too.
        if (soldMove(base, place, business.policy) !== null) {
          const told = { label: 'E-mail the contractor', run: () => void write(saved, true) }
          if (isGiven)
            toast.next('Job moved', `${text} The customer was written to, the contractor was not.`, told)
          else toast.success('Job moved', text)
          return
        }
        offerUndo(
          'Job moved',
          `${text} No e-mail was sent.`,
          () => revert(saved, beforeMove(base, movePatch(base, place, roster, reason, business))),
          isGiven && isSold(base.paymentStatus)
            ? { label: 'E-mail both', run: () => void write(saved, false) }
            : undefined,
        )
      },
    })
  }
}

/** Returns the values that a move replaced, with the reason that counted for it. */
function beforeMove(job: Booking, patch: BookingPatch): BookingPatch {
  const { bookingDate, bookingTime, bookingStatus, contractorId, contractorPayCents, overlapReason } = job
  const { assignedCleanerName, assignedCleanerPhone } = job
  return {
    ...('bookingDate' in patch && { bookingDate, bookingTime }),
    ...('contractorId' in patch && {
      ...{ bookingStatus, contractorId, assignedCleanerName, assignedCleanerPhone },
      contractorPayCents,
    }),
    overlapReason,
  }
}
