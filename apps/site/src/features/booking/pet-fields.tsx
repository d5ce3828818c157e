import { yesNoOptions } from '@dustforce/office/booking'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { AskedInputs } from './asked-inputs.tsx'
import { FoldedSection } from './folded-section.tsx'
import type { FormPart } from './form-part.ts'
import { optionsInWords } from './options-in-words.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

interface PetFieldsProps extends Pick<FormPart, 'form' | 'onChange'> {
  /** Formatted: '$25'; null where pets cost nothing by themselves. */
  readonly fee: string | null
}

/** Whether animals live in the home. */
export function PetFields({ form, onChange, fee }: PetFieldsProps) {
  return (
    <FoldedSection title={words.pets} summary={sectionWords.pets(form, fee)}>
      <ChoiceGroup
        legend={words.doYouHavePets}
        {...(fee !== null && { hint: words.petFeeHint(fee) })}
        look="segments"
        className="max-w-md"
        value={form.hasPets === '' ? null : form.hasPets}
        onChange={(hasPets) => onChange({ hasPets })}
        options={optionsInWords(yesNoOptions)}
      />
      <AskedInputs part="pets" form={form} onChange={onChange} />
    </FoldedSection>
  )
}
