import { yesNoOptions } from '@dustforce/office/booking'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { TextField } from '@dustforce/ui/text-field'
import { FoldedSection } from './folded-section.tsx'
import { type FormPart, textIn } from './form-part.ts'
import { sectionWords } from './section-words.ts'

interface PetFieldsProps extends Pick<FormPart, 'form' | 'onChange'> {
  /** Formatted: '$25'. */
  readonly fee: string
}

/** Whether animals live in the home. */
export function PetFields({ form, onChange, fee }: PetFieldsProps) {
  const text = textIn({ form, onChange })
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
      {form.hasPets === 'yes' ? (
        <TextField
          label="About your pets"
          optional
          maxLength={300}
          placeholder="Two cats, shy; please keep the balcony door closed"
          {...text('petDetails')}
        />
      ) : null}
      <TextField
        label="Areas to avoid"
        optional
        maxLength={300}
        placeholder="The home office"
        {...text('avoidAreas')}
      />
    </FoldedSection>
  )
}
