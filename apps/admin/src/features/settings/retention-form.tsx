import type { Retention } from '@dustforce/core/schedule'
import { settings } from '@dustforce/office/settings'
import { AlertDialog } from '@dustforce/ui/alert-dialog'
import { Button } from '@dustforce/ui/button'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'

export interface RetentionFormProps {
  readonly retention: Retention
  /** How long data is kept is an owner's to say. */
  readonly canChange?: boolean | undefined
  readonly busy: boolean
  readonly onSave: (retention: Retention) => void
}

/** How long customers' data is kept. Asks before a shorter time is saved, because what is older goes for good. */
export function RetentionForm({ retention, canChange = true, busy, onSave }: RetentionFormProps) {
  const [bookings, setBookings] = useKept('retention of bookings', String(retention.bookingMonths))
  const [messages, setMessages] = useKept('retention of messages', String(retention.messageMonths))
  const [asking, setAsking] = useState(false)
  const bookingMonths = settings.keep_bookings_months.read(bookings)
  const messageMonths = settings.keep_messages_months.read(messages)
  const next =
    bookingMonths.ok && messageMonths.ok
      ? { bookingMonths: bookingMonths.value, messageMonths: messageMonths.value }
      : null
  const isChanged =
    next?.bookingMonths !== retention.bookingMonths || next?.messageMonths !== retention.messageMonths
  const isShorter =
    next !== null &&
    (next.bookingMonths < retention.bookingMonths || next.messageMonths < retention.messageMonths)
  const save = () => {
    if (next !== null) onSave(next)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (next === null || !isChanged || busy) return
        if (isShorter) setAsking(true)
        else save()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          size="sm"
          label="Keep bookings (months)"
          hint={canChange ? 'After the cleaning' : 'After the cleaning. An owner changes it'}
          readOnly={!canChange}
          inputMode="numeric"
          error={bookingMonths.ok ? undefined : bookingMonths.message}
          value={bookings}
          onChange={(event) => setBookings(event.target.value)}
        />
        <TextField
          size="sm"
          label="Keep messages and applications (months)"
          hint={canChange ? 'After their last change' : 'After their last change. An owner changes it'}
          readOnly={!canChange}
          inputMode="numeric"
          error={messageMonths.ok ? undefined : messageMonths.message}
          value={messages}
          onChange={(event) => setMessages(event.target.value)}
        />
      </div>
      <p className="text-sm text-muted">
        Older data is erased automatically. Paid bookings keep their date, amounts and tax, without the
        customer.
      </p>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={busy}
        busyLabel="Saving..."
        disabled={next === null || !isChanged}
      >
        Save months
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Keep Data for a Shorter Time"
        description={`Bookings older than ${next?.bookingMonths} months, and messages and applications older than ${next?.messageMonths}, are erased within minutes. This action cannot be undone.`}
        confirmLabel="Erase older data"
        destructive
        onConfirm={() => {
          setAsking(false)
          save()
        }}
      />
    </form>
  )
}
