import { maxTextLength } from '@dustforce/core/validation'
import { TextArea } from '../primitives/text-area.tsx'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'

/** Anything else the team should know. Public spec, sections 2 and 5. */
export function NotesFields({ form, errors, onChange, onLeave }: FormPart) {
  return (
    <BookingSection title="Special Instructions">
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
    </BookingSection>
  )
}
