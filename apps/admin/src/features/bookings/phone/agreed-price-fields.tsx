import { currencyName, currencySign } from '@dustforce/office/company'
import { longestPriceReason } from '@dustforce/office/hub'
import { Checkbox } from '@dustforce/ui/checkbox'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import type { AgreedPriceInput } from './use-agreed-price.ts'

export interface AgreedPriceFieldsProps {
  readonly input: AgreedPriceInput
  readonly errors: { readonly price: string | undefined; readonly reason: string | undefined }
  readonly onChange: (change: Partial<AgreedPriceInput>) => void
}

/** Another price than the listed one, with the reason for it. */
export function AgreedPriceFields({ input, errors, onChange }: AgreedPriceFieldsProps) {
  const { money } = useBusiness()
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Agree on another price, instead of a promo code"
        checked={input.wanted}
        onChange={(event) => onChange({ wanted: event.target.checked })}
      />
      {input.wanted ? (
        <>
          <TextField
            label="Price before tax"
            required
            inputMode="decimal"
            autoComplete="off"
            leading={currencySign(money)}
            hint={`For the whole order, in ${currencyName(money)}.`}
            error={errors.price}
            value={input.price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
          <TextField
            label="Reason"
            required
            autoComplete="off"
            maxLength={longestPriceReason}
            hint="Only the office sees it, in the history."
            error={errors.reason}
            value={input.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </>
      ) : null}
    </div>
  )
}
