import type { PromoCode } from '@dustforce/core/promo'
import type { PromoDraft } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { Dialog } from '@dustforce/ui/dialog'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { useKept } from '../../app/use-kept.ts'
import { DateField } from '../../patterns/date-field.tsx'
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
  const formId = useId()
  const [form, setForm] = useKept<PromoForm>(`promo code ${promo?.code}`, () =>
    promo === null ? emptyPromoForm : promoFormOf(promo),
  )
  const [tried, setTried] = useState(false)
  const problems = promoProblems(form)
  const shown = tried ? problems : {}
  const set = (change: Partial<PromoForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (Object.keys(problems).length === 0) onSave(promoOf(form))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      dismissible={!busy}
      title={promo === null ? 'Add Promo Code' : `Edit ${promo.code}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            {promo === null ? 'Add Promo Code' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Code"
          required
          autoComplete="off"
          readOnly={promo !== null}
          error={shown.code}
          value={form.code}
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
        <ChoiceGroup
          legend="Discount"
          look="segments"
          value={form.discountType}
          onChange={(discountType) => set({ discountType })}
          options={[
            { value: 'percentage', label: 'Percent' },
            { value: 'fixed', label: 'Dollars' },
          ]}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={form.discountType === 'percentage' ? 'Percent off' : 'Dollars off'}
            required
            inputMode="decimal"
            error={shown.discountValue}
            value={form.discountValue}
            onChange={(event) => set({ discountValue: event.target.value })}
          />
          <TextField
            label="Minimum order in dollars"
            optional
            inputMode="decimal"
            error={shown.minimum}
            value={form.minimum}
            onChange={(event) => set({ minimum: event.target.value })}
          />
          <TextField
            label="Uses at most"
            optional
            inputMode="numeric"
            error={shown.maxUses}
            value={form.maxUses}
            onChange={(event) => set({ maxUses: event.target.value })}
          />
          <DateField
            label="Last day"
            optional
            error={shown.lastDay}
            value={form.lastDay}
            onChange={(date) => set({ lastDay: date })}
          />
        </div>
        <div aria-live="polite">
          {problems.discountValue === undefined && problems.minimum === undefined ? (
            <PromoWarning promo={promoOf(form)} />
          ) : null}
        </div>
        <Checkbox
          label="Only for a customer's first booking"
          checked={form.firstTimeOnly}
          onChange={(event) => set({ firstTimeOnly: event.target.checked })}
        />
        <Checkbox
          label="Active"
          checked={form.isActive}
          onChange={(event) => set({ isActive: event.target.checked })}
        />
      </form>
    </Dialog>
  )
}
