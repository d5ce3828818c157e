import type { PromoView } from '@dustforce/core/promo'
import { sentence } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { TextField } from '@dustforce/ui/text-field'
import { BadgePercent } from 'lucide-react'
import { FoldedSection } from './folded-section.tsx'
import { fieldId } from './form-part.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

interface PromoFieldProps {
  readonly code: string
  readonly promo: PromoView
  /** Said beside the field: 'Enter Promo Code'. */
  readonly error?: string | undefined
  readonly onType: (code: string) => void
  readonly onApply: () => void
  readonly onRemove: () => void
}

/** Typing, applying and removing a promo code. */
export function PromoField({ code, promo, error, onType, onApply, onRemove }: PromoFieldProps) {
  const shown = promo.status === 'applied' || promo.status === 'invalid'
  const message = promo.status === 'invalid' ? sentence(promo.message) : error
  return (
    <FoldedSection
      title={words.promo}
      summary={sectionWords.promo(promo)}
      wrong={code !== '' || message !== undefined}
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          id={fieldId('promoCode')}
          label={words.promoCode}
          hideLabel
          placeholder={words.enterPromoCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={message}
          inputClassName={
            promo.status === 'applied'
              ? 'border-success-ink! bg-success-soft! font-semibold'
              : 'placeholder:normal-case'
          }
          onChange={(event) => onType(event.target.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (!shown) onApply()
          }}
        />
        {shown ? (
          <Button variant={promo.status === 'invalid' ? 'danger-quiet' : 'secondary'} onClick={onRemove}>
            {words.remove}
            <span className="sr-only">{words.removedThing}</span>
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={promo.status === 'checking'}
            busyLabel={words.checking}
            onClick={onApply}
          >
            {words.apply}
          </Button>
        )}
      </div>
      <p role="status" className="-mt-2 text-sm font-medium text-success-ink">
        {promo.status === 'applied' ? (
          <span className="flex items-center gap-2">
            <BadgePercent aria-hidden className="size-4.5" />
            {words.codeApplied(promo.code, promo.savings)}
          </span>
        ) : null}
      </p>
    </FoldedSection>
  )
}
