import type { OfferedAddOn } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { CheckInput } from '@dustforce/ui/check-input'
import { useBusiness } from '@dustforce/ui/use-business'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

interface AddOnFieldsProps extends Pick<FormPart, 'form' | 'errors' | 'onChange'> {
  /** Those that go with the chosen service. */
  readonly offered: readonly OfferedAddOn[]
  /** The price of the chosen ones together, formatted: '$35'. */
  readonly total: string
}

/** The extras of the chosen service. */
export function AddOnFields({ form, errors, onChange, offered, total }: AddOnFieldsProps) {
  const { money } = useBusiness()
  const toggle = (id: string, chosen: boolean) =>
    onChange({ addOns: chosen ? [...form.addOns, id] : form.addOns.filter((other) => other !== id) })
  return (
    <FoldedSection
      title={words.addOns}
      summary={sectionWords.addOns(form, offered, total)}
      wrong={errors.addOns !== undefined}
    >
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {offered.map(({ id, name, amount, unit, description }) => (
          <li key={id}>
            <label className="flex h-full cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface px-3.5 py-3 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <CheckInput
                aria-describedby={`add-on-${id}`}
                checked={form.addOns.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
              <span className="grid flex-1 gap-0.5">
                <span className="flex items-baseline justify-between gap-3 font-medium">
                  {name}
                  <span className="shrink-0 tabular-nums">
                    {formatMoney(amount, money)}
                    {unit === undefined ? null : (
                      <span className="text-sm font-normal text-muted"> ({unit})</span>
                    )}
                  </span>
                </span>
                <span id={`add-on-${id}`} className="text-sm text-muted">
                  {description}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}
