import type { Cents } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { exactDollars } from '@dustforce/office/company'
import type { PayoutMethod } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Dialog } from '@dustforce/ui/dialog'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useId } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { methods, rangeText } from './payout-words.ts'

/** How a contractor was paid. */
export interface PaymentMade {
  readonly method: PayoutMethod
  readonly reference: string
  readonly note: string
}

export interface PayDialogProps {
  readonly name: string
  readonly period: DateRange
  readonly cents: Cents
  readonly busy: boolean
  readonly onPaid: (payment: PaymentMade) => void
  readonly onClose: () => void
}

/** Notes that a contractor was paid, how, and under which reference. */
export function PayDialog({ name, period, cents, busy, onPaid, onClose }: PayDialogProps) {
  const formId = useId()
  const [payment, setPayment] = useKept<PaymentMade>(`payout to ${name}`, {
    method: 'e-transfer',
    reference: '',
    note: '',
  })
  const set = (change: Partial<PaymentMade>) => setPayment({ ...payment, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onPaid(payment)
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title={`Pay ${name} ${exactDollars(cents)}`}
      description={`All that is open up to ${rangeText(period).split(' – ')[1]}. You pay it yourself: no money is sent from here.`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Mark {exactDollars(cents)} as Paid
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Select
          label="Method"
          options={methods}
          value={payment.method}
          onChange={(event) => {
            const chosen = methods.find(({ value }) => value === event.target.value)
            if (chosen !== undefined) set({ method: chosen.value })
          }}
        />
        <TextField
          label="Reference"
          optional
          autoComplete="off"
          maxLength={100}
          hint="The number of the transfer or cheque"
          value={payment.reference}
          onChange={(event) => set({ reference: event.target.value })}
        />
        <TextArea
          label="Note"
          optional
          maxLength={500}
          value={payment.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
