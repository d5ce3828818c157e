import { type Cents, formatMoney } from '@dustforce/core/money'
import { businessDateOf } from '@dustforce/core/schedule'
import { suggestedPayOf } from '@dustforce/office/hub'
import { leftCentsOf } from '@dustforce/office/ledger'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { messageOf } from '../../../app/failure.ts'
import { useAction } from '../../../app/use-action.ts'
import { useSessionState } from '../../../app/use-session-state.ts'
import { useBookableDays } from '../../../patterns/use-bookable-days.ts'
import { useMay } from '../../../patterns/use-settings.ts'
import { cleanerOf } from '../booking-words.ts'
import { payRules } from '../pay-rules.ts'
import { useActPreview } from './act-letters.tsx'
import { AssignDialog, type AssignDialogProps } from './assign-dialog.tsx'
import type { BookingActions } from './booking-actions.ts'
import type { BookingDialog } from './booking-dialog.ts'
import { rebasedEdit } from './booking-edit.ts'
import { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx'
import { ChangeBooking } from './change-booking.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { CompleteEarlyDialog } from './complete-early-dialog.tsx'
import { ContractorEmailDialog, type ContractorEmailDialogProps } from './contractor-email-dialog.tsx'
import { CustomerEmailDialog, type CustomerEmailDialogProps } from './customer-email-dialog.tsx'
import { DeleteBookingDialog } from './delete-booking-dialog.tsx'
import { EditBookingDialog, type EditBookingDialogProps } from './edit-booking-dialog.tsx'
import { useCleanerPreview, useJobPreview } from './email-previews.ts'
import { MoveBooking } from './move-booking.tsx'
import { RecordOfflinePayment } from './offline-payment.tsx'
import { ReviveBooking } from './revive-booking.tsx'
import { useCandidates } from './use-candidates.ts'
import { useLiveBooking } from './use-live-booking.ts'

export interface BookingDialogsProps {
  readonly dialog: BookingDialog
  /** Epoch milliseconds. */
  readonly now: number
  readonly actions: BookingActions
  readonly onOpen: (dialog: BookingDialog) => void
  readonly onClose: () => void
  readonly onDeleted: (booking: Booking) => void
}

/** The dialogs of the list, in a bundle of their own. They close when their action is done and stay open when it failed. */
export default function BookingDialogs({
  dialog,
  now,
  actions,
  onOpen,
  onClose,
  onDeleted,
}: BookingDialogsProps): ReactElement {
  const { policy } = useBusiness()
  const [busy, runBusy] = useAction()
  const seen = dialog.booking
  const booking = useLiveBooking(seen)
  const changed = <ChangedMeanwhile seen={seen} live={booking} />
  const run = async (action: () => Promise<boolean>, done: () => void = onClose) => {
    if (await runBusy(action)) done()
  }
  switch (dialog.kind) {
    case 'assign':
      return (
        <Assign
          booking={booking}
          busy={busy}
          onAssign={(assigning) => run(() => actions.assign(booking, assigning))}
          onClose={onClose}
        />
      )
    case 'revive':
      return (
        <ReviveBooking
          booking={booking}
          status={dialog.status}
          busy={busy}
          onRevive={(plan) =>
            run(
              () => actions.revive(booking, { ...plan, status: dialog.status }),
              () =>
                // The cleaner who had the job was told that it is canceled.
                cleanerOf(booking) === '' ? onClose() : onOpen({ kind: 'email-contractor', booking }),
            )
          }
          onClose={onClose}
        />
      )
    case 'complete':
      return (
        <CompleteEarlyDialog
          early={[booking]}
          count={1}
          busy={busy}
          onComplete={async () => {
            await runBusy(() => actions.setStatus(booking, 'completed'))
            onClose()
          }}
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <Edit
          booking={booking}
          now={now}
          busy={busy}
          changed={changed}
          onSave={(edit) =>
            run(() =>
              actions.edit(booking, rebasedEdit(edit, seen, booking), businessDateOf(now, policy.zone)),
            )
          }
          onDecide={() => onOpen({ kind: 'cancel', booking })}
          onDelete={() => onOpen({ kind: 'delete', booking })}
          onClose={onClose}
        />
      )
    case 'cancel':
      return (
        <Cancel
          booking={booking}
          changed={changed}
          busy={busy}
          onCancelBooking={(decision) => run(() => actions.cancel(booking, decision))}
          onClose={onClose}
        />
      )
    case 'move':
      return (
        <MoveBooking
          booking={booking}
          now={now}
          changed={changed}
          busy={busy}
          onMove={(order, why) => run(() => actions.move(booking, order, why))}
          onClose={onClose}
        />
      )
    case 'change':
      return (
        <ChangeBooking
          booking={booking}
          changed={changed}
          busy={busy}
          onChange={(order) => run(() => actions.change(booking, order))}
          onDrop={() =>
            run(
              () => actions.cancelPendingChange(booking),
              () => {},
            )
          }
          onClose={onClose}
        />
      )
    case 'offline-payment':
      return <RecordOfflinePayment booking={booking} onClose={onClose} />
    case 'delete':
      return (
        <DeleteBookingDialog
          booking={booking}
          busy={busy}
          onDelete={() =>
            run(
              () => actions.remove(booking),
              () => onDeleted(booking),
            )
          }
          onClose={onClose}
        />
      )
    case 'email-contractor':
      return (
        <ContractorEmail
          booking={booking}
          busy={busy}
          onSend={(notes) => run(() => actions.emailContractor(booking, notes))}
          onAssign={() => onOpen({ kind: 'assign', booking })}
          onClose={onClose}
        />
      )
    case 'email-customer':
      return (
        <CustomerEmail
          booking={booking}
          busy={busy}
          onSend={() => run(() => actions.emailCustomer(booking))}
          onClose={onClose}
        />
      )
  }
}

function Edit({
  now,
  ...props
}: Omit<EditBookingDialogProps, 'today' | 'days' | 'placesOn'> & { readonly now: number }) {
  const { policy } = useBusiness()
  const { days, placesOn } = useBookableDays(props.booking, now)
  return (
    <EditBookingDialog {...props} today={businessDateOf(now, policy.zone)} days={days} placesOn={placesOn} />
  )
}

function Cancel(props: Omit<CancelDialogProps, 'offer' | 'failure' | 'canDecide' | 'letters' | 'onRefund'>) {
  const { bookings } = useBackend()
  const { id, version } = props.booking
  const canDecide = useMay('office_refunds')
  // The refund that was typed; the offer's amount until then.
  const [refund, setRefund] = useSessionState<Cents | null | undefined>(`cancel ${id} refund`, undefined)
  const offer = useQuery({
    // The refund follows from the booking as it is now.
    queryKey: ['cancel-offer', id, version],
    queryFn: () => bookings.previewCancel(id),
    placeholderData: keepPreviousData,
    // The refund depends on the time, so an old answer is not used.
    gcTime: 0,
  })
  const refundCents = refund === undefined ? (offer.data?.refundCents ?? null) : refund
  const most = offer.data === undefined ? null : leftCentsOf(offer.data.payments)
  const isPossible = refundCents !== null && most !== null && refundCents <= most
  const letters = useActPreview(props.booking, isPossible ? { refundCents } : null, (plan) =>
    bookings.lettersOfCancel(id, plan.refundCents),
  )
  return (
    <CancelDialog
      {...props}
      offer={offer.data ?? null}
      failure={offer.isError ? messageOf(offer.error) : undefined}
      canDecide={canDecide}
      letters={letters}
      onRefund={setRefund}
    />
  )
}

function Assign(props: Omit<AssignDialogProps, 'candidates' | 'failure' | 'pay'>) {
  const business = useBusiness()
  const { candidates, failure } = useCandidates(props.booking)
  const pay = formatMoney(suggestedPayOf(props.booking, payRules(business)), business.money)
  return <AssignDialog {...props} candidates={candidates} failure={failure} pay={pay} />
}

function ContractorEmail({
  onSend,
  ...props
}: Omit<ContractorEmailDialogProps, 'preview' | 'notes' | 'onNotes' | 'onSend'> & {
  readonly onSend: (notes: string) => void
}) {
  const [notes, setNotes] = useSessionState(`job letter ${props.booking.id}`, '')
  return (
    <ContractorEmailDialog
      {...props}
      preview={useJobPreview(props.booking, notes.trim())}
      notes={notes}
      onNotes={setNotes}
      onSend={() => onSend(notes.trim())}
    />
  )
}

function CustomerEmail(props: Omit<CustomerEmailDialogProps, 'preview'>) {
  return <CustomerEmailDialog {...props} preview={useCleanerPreview(props.booking)} />
}
