import type { CompanyRegion } from '@dustforce/office/company'
import { valueAt } from '@dustforce/office/publishing'
import { FieldError } from '@dustforce/ui/field-error'
import { Plus } from 'lucide-react'
import { ActButton } from '../../kit/act-button.tsx'
import { SectionCard } from '../../kit/section-card.tsx'
import { DocumentField } from '../../patterns/published/document-field.tsx'
import { useDocumentSheet } from '../../patterns/published/document-sheet.ts'

const placesText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

function placesFrom(text: string): readonly string[] {
  return text
    .split(',')
    .map((place) => place.trim())
    .filter((place) => place !== '')
}

/** Where the company works: what the site calls it, and the places that cleaners choose from. */
export function AreaSection() {
  const { document, problems, canChange, set } = useDocumentSheet()
  const found = valueAt(document, 'regions')
  const regions: readonly CompanyRegion[] = Array.isArray(found) ? found : []
  const problem = problems.get('regions')
  return (
    <SectionCard
      title="Service area"
      hint="Contractors choose from these places, and jobs are matched by them."
      aside={
        canChange ? (
          <ActButton icon={Plus} onClick={() => set(`regions.${regions.length}`, { name: '', places: [] })}>
            Add a region
          </ActButton>
        ) : null
      }
    >
      <DocumentField path="serviceArea" hint="As the site says it" />
      {regions.map((region, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a region has no other identity while its name is typed
        <div key={index} className="grid items-end gap-3 sm:grid-cols-[1fr_2fr_auto]">
          <DocumentField path={`regions.${index}.name`} label={`Region ${index + 1}`} />
          <DocumentField
            path={`regions.${index}.places`}
            label={`Places of ${region.name || `region ${index + 1}`}, with commas between`}
            text={placesText}
            read={placesFrom}
          />
          {canChange ? (
            <ActButton
              aria-label={`Remove ${region.name || `region ${index + 1}`}`}
              onClick={() => set('regions', regions.toSpliced(index, 1))}
            >
              Remove
            </ActButton>
          ) : null}
        </div>
      ))}
      {problem === undefined ? null : (
        <FieldError>Each region needs a name, and places that are not empty.</FieldError>
      )}
    </SectionCard>
  )
}
