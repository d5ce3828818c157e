import { maxTextLength } from '@dustforce/core/validation'
import { TextArea } from '@dustforce/ui/text-area'
import { FoldedSection } from './folded-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import { sectionWords } from './section-words.ts'

/** Anything else the team should know. */
export function NotesFields({ form, errors, onChange, onLeave }: FormPart) {
  return (
    <FoldedSection
      title="Special Instructions"
      summary={sectionWords.notes(form)}
      wrong={errors.notes !== undefined}
    >
      <TextArea
        id={fieldId('notes')}
        label="Anything else we should know?"
        optional
        limit={maxTextLength}
        maxLength={maxTextLength}
        value={form.notes}
        error={errors.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
        onBlur={() => onLeave('notes')}
      />
    </FoldedSection>
  )
}
