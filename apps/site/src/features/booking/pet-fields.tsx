import { yesNoOptions } from '@dustforce/office/booking'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { AskedInputs } from './asked-inputs.tsx'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { sectionWords } from './section-words.ts'

interface PetFieldsProps extends Pick<FormPart, 'form' | 'onChange'> {
  /** Formatted: '$25'. */
  readonly fee: string
}

/** Whether animals live in the home. */
export function PetFields({ form, onChange, fee }: PetFieldsProps) {
  return (
    <FoldedSection title="Pets" summary={sectionWords.pets(form, fee)}>
      <ChoiceGroup
        legend="Do you have pets?"
        hint={`A fee of ${fee} covers the extra time that pet hair takes.`}
        look="segments"
        className="max-w-md"
        value={form.hasPets === '' ? null : form.hasPets}
        onChange={(hasPets) => onChange({ hasPets })}
        options={yesNoOptions}
      />
      <AskedInputs part="pets" form={form} onChange={onChange} />
    </FoldedSection>
  )
}
