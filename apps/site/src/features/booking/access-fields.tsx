import { AskedInputs } from './asked-inputs.tsx'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

type Part = Pick<FormPart, 'form' | 'onChange'>

/** The fields for how the team gets into the home. */
export function AccessFields({ form, onChange }: Part) {
  return (
    <FoldedSection title={words.access} summary={sectionWords.access(form)}>
      <AskedInputs part="access" form={form} onChange={onChange} />
    </FoldedSection>
  )
}

/** The fields for where the team parks and how it reaches the door. */
export function ParkingFields({ form, onChange }: Part) {
  return (
    <FoldedSection title={words.parking} summary={sectionWords.parking(form)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <AskedInputs part="parking" form={form} onChange={onChange} />
      </div>
    </FoldedSection>
  )
}
