import { type BusinessDate, type Day, gtaPolicy } from '@dustforce/core/schedule'
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
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { ClashNotice, focusOnClash } from '../../patterns/clash-notice.tsx'
import { clashesOf } from '../../patterns/clashes.ts'
import { DayField } from '../../patterns/day-field.tsx'
import { useDiscardQuestion } from '../../patterns/discard-question.tsx'
import type { BookableDays } from '../../patterns/use-bookable-days.ts'
import { type BookingEdit, editLabels, editOf, editText } from './booking-edit.ts'
import { bookingName } from './booking-words.ts'
import type { CancelBookingProps } from './cancel-booking.tsx'
import { EndBooking } from './end-booking.tsx'

export interface EditBookingDialogProps extends CancelBookingProps {
  readonly booking: Booking
  /** What others changed meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  /** Toronto's date. */
  readonly today: BusinessDate
  /** The look-ahead, for which the day is chosen. */
  readonly days: readonly Day[]
  /** How many of a day's places others have; null while they are read. */
  readonly placesOn: BookableDays['placesOn']
  readonly onSave: (edit: BookingEdit) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

const inputNames = { customerName: 'customer_name', email: 'email', phone: 'phone', address: 'address' }

function focusOnWrong(form: HTMLFormElement, problems: object) {
  const wrong = Object.entries(inputNames).filter(([field]) => field in problems)
  form.querySelector<HTMLInputElement>(wrong.map(([, name]) => `[name="${name}"]`).join())?.focus()
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
  const formId = useId()
  const [initial] = useState(() => editOf(booking))
  const [edit, setEdit] = useKept(`edit ${booking.id}`, initial)
  const [tried, setTried] = useState(false)
  const set = (change: Partial<BookingEdit>) => setEdit({ ...edit, ...change })
  // What is stored by now of a field whose typed text is to take its place.
  const [kept, setKept] = useState<Partial<BookingEdit>>({})
  const live = editOf(booking)
  const clashes = clashesOf(initial, edit, live, kept)
  const dateProblem = editedDateProblem(edit.bookingDate, { stored: booking.bookingDate, today })
  const problems = editedContactProblems(edit, initial)
  // An edited field says what is wrong with it once something else was to be saved.
  const problemOf = (field: keyof typeof problems) => (tried ? problems[field] : undefined)
  const isPast = edit.bookingDate !== null && isCorrection(edit.bookingDate, today)
  const places =
    edit.bookingDate === null || isPast || edit.bookingDate === initial.bookingDate
      ? null
      : placesOn(edit.bookingDate)
  const isEdited = JSON.stringify(edit) !== JSON.stringify(initial)
  const isMoved =
    occupiesDay(booking, gtaPolicy) &&
    (edit.bookingDate !== initial.bookingDate || edit.bookingTime !== initial.bookingTime)
  const { onOpenChange, question } = useDiscardQuestion(isEdited, onClose)
  // A time outside of the offered ones stays choosable: opening the form must not move a job.
  const times = editTimeOptions.some(({ value }) => value === edit.bookingTime)
    ? editTimeOptions
    : [{ value: edit.bookingTime, label: edit.bookingTime }, ...editTimeOptions]
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onOpenChange}
      dismissible={!busy}
      title="Edit Booking"
      description={bookingName(booking)}
      footer={
        <>
          <EndBooking booking={booking} className="mr-auto gap-1" onDecide={onDecide} onDelete={onDelete} />
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
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
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (busy) return
          setTried(true)
          if (clashes.length > 0) focusOnClash(event.currentTarget)
          else if (Object.keys(problems).length > 0) focusOnWrong(event.currentTarget, problems)
          else if (dateProblem === null) onSave({ ...edit, ...storedContact(edit, initial) })
          else event.currentTarget.querySelector<HTMLButtonElement>('[name="date"]')?.focus()
        }}
      >
        <TextField
          label={editLabels.customerName}
          error={problemOf('customerName')}
          name="customer_name"
          value={edit.customerName}
          onChange={(event) => set({ customerName: event.target.value })}
        />
        <TextField
          label={editLabels.email}
          error={problemOf('email')}
          type="email"
          name="email"
          value={edit.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <TextField
          label={editLabels.phone}
          error={problemOf('phone')}
          type="tel"
          name="phone"
          value={edit.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextField
          label={editLabels.address}
          error={problemOf('address')}
          name="address"
          value={edit.address}
          onChange={(event) => set({ address: event.target.value })}
        />
        <DayField
          label={editLabels.bookingDate}
          name="date"
          required
          days={days}
          min={firstEditableDate(today)}
          hint={places === null ? null : `${places.taken} of ${places.limit} places taken by others.`}
          error={
            dateProblem !== null && (tried || edit.bookingDate !== booking.bookingDate)
              ? dateProblem
              : undefined
          }
          value={edit.bookingDate}
          onChange={(bookingDate) => set({ bookingDate })}
        />
        <Select
          label={editLabels.bookingTime}
          name="booking_time"
          options={times}
          value={edit.bookingTime}
          onChange={(event) => set({ bookingTime: event.target.value })}
        />
        {isMoved ? (
          <p className="text-sm text-muted sm:col-span-2">
            {isPast
              ? 'This day is over: the record is corrected, and nobody is written to.'
              : 'The customer and the cleaner get a letter about the new time.'}
          </p>
        ) : null}
        <TextArea
          label={editLabels.notes}
          name="notes"
          rows={3}
          value={edit.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
        <TextArea
          label={editLabels.adminNotes}
          name="admin_notes"
          rows={3}
          value={edit.adminNotes}
          onChange={(event) => set({ adminNotes: event.target.value })}
        />
      </form>
      {question}
    </Dialog>
  )
}
