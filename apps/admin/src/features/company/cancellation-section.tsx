import type { RefundRule } from '@dustforce/core/schedule'
import { valueAt } from '@dustforce/office/publishing'
import { FieldError } from '@dustforce/ui/field-error'
import { Plus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'
import { numberFrom } from './number-from.ts'

/** The rules for what a customer who cancels gets back. */
export function CancellationSection() {
  const { document, problems, canChange, set } = useDocumentSheet()
  const found = valueAt(document, 'cancellation')
  const rules: readonly RefundRule[] = Array.isArray(found) ? found : []
  return (
    <SectionCard
      title="Cancellation"
      hint="A booking keeps the terms that it was made by."
      aside={
        canChange ? (
          <ActButton
            icon={Plus}
            onClick={() => set('cancellation', [{ hoursBefore: 48, refundPercent: 100 }, ...rules])}
          >
            Add a step
          </ActButton>
        ) : null
      }
    >
      {rules.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other identity while it is typed
        <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <DocumentField
            path={`cancellation.${index}.hoursBefore`}
            label="Canceled up to so many hours before"
            inputMode="numeric"
            read={numberFrom}
          />
          <DocumentField
            path={`cancellation.${index}.refundPercent`}
            label="gives back so many percent"
            inputMode="numeric"
            read={numberFrom}
          />
          {canChange && rules.length > 1 ? (
            <ActButton
              aria-label={`Remove step ${index + 1}`}
              onClick={() => set('cancellation', rules.toSpliced(index, 1))}
            >
              Remove
            </ActButton>
          ) : null}
        </div>
      ))}
      {problems.has('cancellation') ? <FieldError>{problems.get('cancellation')}</FieldError> : null}
    </SectionCard>
  )
}
