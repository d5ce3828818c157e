import { Checkbox } from '@dustforce/ui/checkbox'
import { TextLink } from '@dustforce/ui/text-link'
import { to } from '../../language/language.en.ts'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import * as words from './words.en.tsx'

/** The two consents that a booking needs. */
export function ConsentFields({ form, errors, onChange }: Pick<FormPart, 'form' | 'errors' | 'onChange'>) {
  return (
    <BookingSection title={words.agreement}>
      <Checkbox
        id={fieldId('messagesConsent')}
        label={words.messagesConsent}
        hint={words.messagesHint}
        checked={form.messagesConsent}
        error={errors.messagesConsent}
        onChange={(event) => onChange({ messagesConsent: event.target.checked })}
      />
      <Checkbox
        id={fieldId('termsConsent')}
        label={words.termsConsent((text) => (
          <TextLink href={to('/terms-privacy')} newTab className="-my-2.5 inline-block py-2.5">
            {text}
          </TextLink>
        ))}
        checked={form.termsConsent}
        error={errors.termsConsent}
        onChange={(event) => onChange({ termsConsent: event.target.checked })}
      />
    </BookingSection>
  )
}
