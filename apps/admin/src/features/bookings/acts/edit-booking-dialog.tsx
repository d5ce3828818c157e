import type { BusinessDate, Day } from '@dustforce/core/schedule'
import { occupiesDay } from '@dustforce/office/booking'
import {
  editedContactProblems,
  editedDateProblem,
  editTimeOptions,
  firstEditableDate,
  isCorrection,
  storedContact,
} from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { type ReactNode, useState } from 'react'
import { ClashNotice, focusOnClash } from '../../../kit/clash-notice.tsx'
import { clashesOf } from '../../../kit/clashes.ts'
import { FormDialog } from '../../../kit/form-dialog.tsx'
import { useForm } from '../../../kit/use-form.ts'
import { DayField } from '../../../patterns/day-field.tsx'
import type { BookableDays } from '../../../patterns/use-bookable-days.ts'
import { bookingName } from '../booking-words.ts'
import type { CancelBookingProps } from '../detail/cancel-booking.tsx'
import { EndBooking } from '../detail/end-booking.tsx'
import { type BookingEdit, editLabels, editOf, editText } from './booking-edit.ts'

export interface EditBookingDialogProps extends CancelBookingProps {
  readonly booking: Booking
  /** The changes that others made meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  /** Toronto's date. */
  readonly today: BusinessDate
  /** The look-ahead, for which the day is chosen. */
  readonly days: readonly Day[]
  /** Returns how many of a day's places others have; null while they are read. */
  readonly placesOn: BookableDays['placesOn']
  readonly onSave: (edit: BookingEdit) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Changes what a customer booked. */
export function EditBookingDialog({
  booking,
  changed,
  busy,
  today,
  days,
  placesOn,
  onSave,
  onDecide,
  onDelete,
  onClose,
}: EditBookingDialogProps) {
  const { policy } = useBusiness()
  const contact = useContactRules()
  const [initial] = useState(() => editOf(booking))
  const dateProblemOf = (edit: BookingEdit) =>
    editedDateProblem(edit.bookingDate, { stored: booking.bookingDate, today }) ?? undefined
  const form = useForm<BookingEdit>({
    ...{ keep: `edit ${booking.id}`, initial, busy },
    check: (edit) => ({ ...editedContactProblems(edit, initial, contact), bookingDate: dateProblemOf(edit) }),
    onSave: (edit) => onSave({ ...edit, ...storedContact(edit, initial, contact) }),
  })
  const { values: edit, set } = form
  // The stored values, by now, of fields whose typed text is to take their place.
  const [kept, setKept] = useState<Partial<BookingEdit>>({})
  const live = editOf(booking)
  const clashes = clashesOf(initial, edit, live, kept)
  const isPast = edit.bookingDate !== null && isCorrection(edit.bookingDate, today)
  const places =
    edit.bookingDate === null || isPast || edit.bookingDate === initial.bookingDate
      ? null
      : placesOn(edit.bookingDate)
  const isMoved =
    occupiesDay(booking, policy) &&
    (edit.bookingDate !== initial.bookingDate || edit.bookingTime !== initial.bookingTime)
  // A time outside of the offered ones stays choosable: opening the form must not move a job.
  const times = editTimeOptions.some(({ value }) => value === edit.bookingTime)
    ? editTimeOptions
    : [{ value: edit.bookingTime, label: edit.bookingTime }, ...editTimeOptions]
  const date = form.field('bookingDate')
  return (
    <FormDialog
      form={clashes.length === 0 ? form : { ...form, onSubmit: focusOnClash }}
      size="lg"
      title="Edit Booking"
      description={bookingName(booking)}
      aside={
        <EndBooking booking={booking} className="mr-auto gap-1" onDecide={onDecide} onDelete={onDelete} />
      }
      act="Save Changes"
      busyLabel="Saving..."
      className="grid gap-4 sm:grid-cols-2"
      before={
        <>
          {changed}
          <ClashNotice
            clashes={clashes.map(({ field }) => ({
              field,
              label: editLabels[field],
              theirs: editText(live, field),
              mine: editText(edit, field),
            }))}
            onTakeTheirs={(field) => set({ [field]: live[field] })}
            onKeepMine={(field) => setKept({ ...kept, [field]: live[field] })}
          />
        </>
      }
      onClose={onClose}
    >
      <TextField label={editLabels.customerName} {...form.text('customerName')} name="customer_name" />
      <TextField label={editLabels.email} type="email" {...form.text('email')} name="email" />
      <TextField label={editLabels.phone} type="tel" {...form.text('phone')} name="phone" />
      <TextField label={editLabels.address} {...form.text('address')} name="address" />
      <DayField
        label={editLabels.bookingDate}
        name="date"
        required
        days={days}
        min={firstEditableDate(today)}
        hint={places === null ? null : `${places.taken} of ${places.limit} places taken by others.`}
        {...date}
        error={edit.bookingDate === booking.bookingDate ? date.error : form.problems.bookingDate}
      />
      <Select
        label={editLabels.bookingTime}
        options={times}
        {...form.text('bookingTime')}
        name="booking_time"
      />
      {isMoved ? (
        <p className="text-sm text-muted sm:col-span-2">
          {isPast
            ? 'This day is over: only the record is corrected, and no e-mail is sent.'
            : 'The customer and the contractor get an e-mail about the new time.'}
        </p>
      ) : null}
      <TextArea label={editLabels.notes} rows={3} {...form.text('notes')} name="notes" />
      <TextArea label={editLabels.adminNotes} rows={3} {...form.text('adminNotes')} name="admin_notes" />
    </FormDialog>
  )
}
