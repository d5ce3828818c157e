import type { PromoCode } from '@dustforce/core/promo'
import { currencyName } from '@dustforce/office/company'
import type { PromoDraft } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { DateField } from '../../kit/date-field.tsx'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useForm } from '../../kit/use-form.ts'
import { emptyPromoForm, type PromoForm, promoFormOf, promoOf, promoProblems } from './promo-form.ts'
import { PromoWarning } from './promo-list.tsx'

export interface PromoFormDialogProps {
  /** null makes a new one. */
  readonly promo: PromoCode | null
  readonly busy: boolean
  readonly onSave: (promo: PromoDraft) => void
  readonly onClose: () => void
}

/** A promo code to make or to change; its name stays, because bookings carry it. */
export function PromoFormDialog({ promo, busy, onSave, onClose }: PromoFormDialogProps) {
  const { policy, money } = useBusiness()
  const unit = currencyName(money)
  const units = unit.charAt(0).toUpperCase() + unit.slice(1)
  const form = useForm<PromoForm>({
    ...{ keep: `promo code ${promo?.code}`, check: promoProblems, busy },
    initial: () => (promo === null ? emptyPromoForm : promoFormOf(promo, policy)),
    onSave: (values) => onSave(promoOf(values, policy)),
  })
  const { values, problems } = form
  return (
    <FormDialog
      form={form}
      title={promo === null ? 'Add Promo Code' : `Edit ${promo.code}`}
      act={promo === null ? 'Add Promo Code' : 'Save Changes'}
      busyLabel="Saving..."
      onClose={onClose}
    >
      <TextField
        label="Code"
        required
        autoComplete="off"
        readOnly={promo !== null}
        {...form.text('code')}
        onChange={(event) => form.set({ code: event.target.value.toUpperCase() })}
      />
      <ChoiceGroup
        legend="Discount"
        look="segments"
        {...form.field('discountType')}
        options={[
          { value: 'percentage', label: 'Percent' },
          { value: 'fixed', label: units },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={values.discountType === 'percentage' ? 'Percent off' : `${units} off`}
          required
          inputMode="decimal"
          {...form.text('discountValue')}
        />
        <TextField
          label={`Minimum order in ${unit}`}
          optional
          inputMode="decimal"
          {...form.text('minimum')}
        />
        <TextField label="Uses at most" optional inputMode="numeric" {...form.text('maxUses')} />
        <DateField label="Last day" optional {...form.field('lastDay')} />
      </div>
      <div aria-live="polite">
        {problems.discountValue === undefined && problems.minimum === undefined ? (
          <PromoWarning promo={promoOf(values, policy)} />
        ) : null}
      </div>
      <Checkbox label="Only for a customer's first booking" {...form.tick('firstTimeOnly')} />
      <Checkbox label="Active" {...form.tick('isActive')} />
    </FormDialog>
  )
}
