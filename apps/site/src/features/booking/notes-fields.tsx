import { maxTextLength } from '@dustforce/core/validation'
import { TextArea } from '@dustforce/ui/text-area'
import { FoldedSection } from './folded-section.tsx'
import { type FormPart, textIn } from './form-part.ts'
import { sectionWords } from './section-words.ts'
import * as words from './words.en.tsx'

/** Anything else the team should know. */
export function NotesFields(part: FormPart) {
  const { form, errors } = part
  const text = textIn(part)
  return (
    <FoldedSection
      title={words.instructions}
      summary={sectionWords.notes(form)}
      wrong={errors.notes !== undefined}
    >
      <TextArea
        label={words.anythingElse}
        optional
        limit={maxTextLength}
        maxLength={maxTextLength}
        {...text('notes')}
      />
    </FoldedSection>
  )
}
