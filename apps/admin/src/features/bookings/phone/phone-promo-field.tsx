import type { PromoView } from '@dustforce/core/promo'
import { TextField } from '@dustforce/ui/text-field'
import { ActButton } from '../../../kit/act-button.tsx'

export interface PhonePromoFieldProps {
  readonly code: string
  readonly view: PromoView
  readonly error: string | undefined
  readonly onType: (code: string) => void
  readonly onApply: () => void
}

/** Typing, applying and removing the promo code that a customer names. */
export function PhonePromoField({ code, view, error, onType, onApply }: PhonePromoFieldProps) {
  const isShown = view.status === 'applied' || view.status === 'invalid'
  return (
    <div>
      <TextField
        label="Promo code"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={view.status === 'invalid' ? view.message : error}
        trailing={
          isShown ? (
            <ActButton variant="ghost" onClick={() => onType('')}>
              Remove<span className="sr-only"> promo code</span>
            </ActButton>
          ) : (
            <ActButton
              variant="ghost"
              busy={view.status === 'checking'}
              busyLabel="Checking..."
              onClick={onApply}
            >
              Apply<span className="sr-only"> promo code</span>
            </ActButton>
          )
        }
        onChange={(event) => onType(event.target.value.toUpperCase())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onApply()
        }}
      />
      <p role="status" className="pt-1 text-sm font-medium text-success-ink">
        {view.status === 'applied' ? `${view.code} applied: the customer saves ${view.savings}` : null}
      </p>
    </div>
  )
}
