import type { Cents } from '@dustforce/core/money'
import type { DateRange } from '@dustforce/core/schedule'
import { exactAmount } from '@dustforce/office/company'
import type { PayoutMethod } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useForm } from '../../kit/use-form.ts'
import { methods, rangeText } from './payout-words.ts'

/** The payment to a contractor, and how it was made. */
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
  const { money } = useBusiness()
  const form = useForm<PaymentMade>({
    ...{ keep: `payout to ${name}`, busy, onSave: onPaid },
    initial: { method: 'e-transfer', reference: '', note: '' },
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Pay ${name} ${exactAmount(cents, money)}`}
      description={`All that is open up to ${rangeText(period).split(' – ')[1]}. You pay it yourself: no money is sent from here.`}
      act={`Mark ${exactAmount(cents, money)} as Paid`}
      busyLabel="Saving..."
      onClose={onClose}
    >
      <Select label="Method" {...form.choice('method', methods)} />
      <TextField
        label="Reference"
        optional
        autoComplete="off"
        maxLength={100}
        hint="The number of the transfer or cheque"
        {...form.text('reference')}
      />
      <TextArea label="Note" optional maxLength={500} {...form.text('note')} />
    </FormDialog>
  )
}
