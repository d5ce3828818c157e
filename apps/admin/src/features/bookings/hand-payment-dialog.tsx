import type { Cents } from '@dustforce/core/money'
import {
  type HandPayment,
  type HandPaymentMethod,
  handPaymentMethods,
  handPaymentProblem,
  handPaymentText,
  isPaymentDue,
  maxReferenceLength,
  owedCents,
} from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Dialog } from '@dustforce/ui/dialog'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { amount, bookingName, whenText } from './booking-words.ts'

export interface HandPaymentDialogProps {
  readonly booking: Booking
  /** What was paid, or what goes back; zero when all of it goes back by itself, null while that is asked. */
  readonly amountCents: Cents | null
  readonly busy: boolean
  readonly onRecord: (payment: HandPayment) => void
  readonly onClose: () => void
}

const hints: Readonly<Record<HandPaymentMethod, string>> = {
  cash: 'A reference is not needed.',
  'e-transfer': 'The number of the transfer.',
  'card-terminal': 'The number on the slip.',
}

/** Notes a payment that the office took itself, or what it paid back of one. */
export function HandPaymentDialog({ booking, amountCents, busy, onRecord, onClose }: HandPaymentDialogProps) {
  const formId = useId()
  const [payment, setPayment] = useKept<HandPayment>(`hand payment ${booking.id}`, {
    method: 'cash',
    reference: '',
  })
  const [tried, setTried] = useState(false)
  const problem = handPaymentProblem(payment)
  const isPayment = isPaymentDue(booking) || owedCents(booking) > 0
  const sum = amountCents ? ` ${amount(amountCents)}` : ''
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title={isPayment ? 'Mark as Paid' : 'Record Refund'}
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!amountCents} busy={busy} busyLabel="Saving...">
            {isPayment ? `Mark${sum} as paid` : `Record${sum} as paid back`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          setTried(true)
          if (problem === null && !busy && amountCents) onRecord(payment)
          else event.currentTarget.querySelector<HTMLElement>('[name="reference"]')?.focus()
        }}
      >
        <p>
          {isPayment
            ? 'The payment counts as revenue from now on, and the receipt says that it is paid. Nothing is charged.'
            : amountCents === 0
              ? 'Nothing has to be paid back by hand: what goes back goes to the card that paid, by itself.'
              : 'Give the money back first: nothing is sent through Stripe. The booking then says that it went back.'}
        </p>
        <ChoiceGroup
          legend={isPayment ? 'Paid by' : 'Paid back by'}
          value={payment.method}
          options={handPaymentMethods.map((value) => ({ value, label: handPaymentText(value) }))}
          onChange={(method) => setPayment({ ...payment, method })}
        />
        <TextField
          label="Reference"
          name="reference"
          autoComplete="off"
          optional={payment.method === 'cash'}
          required={payment.method !== 'cash'}
          hint={hints[payment.method]}
          maxLength={maxReferenceLength}
          value={payment.reference}
          error={tried && problem !== null ? problem : undefined}
          onChange={(event) => setPayment({ ...payment, reference: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
