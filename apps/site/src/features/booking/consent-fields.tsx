import { Checkbox } from '@dustforce/ui/checkbox'
import { TextLink } from '@dustforce/ui/text-link'
import { to } from '../../language/language.en.ts'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import * as words from './words.en.tsx'

interface ConsentFieldsProps extends Pick<FormPart, 'form' | 'errors' | 'onChange'> {
  /** Whether the company asks if it may send texts. */
  readonly textConsent?: boolean
}

/** The consents that a booking needs: to the terms, and to texts where the company sends them. */
export function ConsentFields({ form, errors, onChange, textConsent = true }: ConsentFieldsProps) {
  return (
    <BookingSection title={words.agreement}>
      {textConsent ? (
        <Checkbox
          id={fieldId('messagesConsent')}
          label={words.messagesConsent}
          hint={words.messagesHint}
          checked={form.messagesConsent}
          error={errors.messagesConsent}
          onChange={(event) => onChange({ messagesConsent: event.target.checked })}
        />
      ) : null}
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
