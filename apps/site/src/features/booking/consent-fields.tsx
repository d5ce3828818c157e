import { Checkbox } from '@dustforce/ui/checkbox'
import { TextLink } from '@dustforce/ui/text-link'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'

/** The two consents that a booking needs. */
export function ConsentFields({ form, errors, onChange }: Pick<FormPart, 'form' | 'errors' | 'onChange'>) {
  return (
    <BookingSection title="Your Agreement">
      <Checkbox
        id={fieldId('messagesConsent')}
        label="I agree to receive text messages and calls regarding my booking."
        hint="Message and data rates may apply. Reply STOP to end texts."
        checked={form.messagesConsent}
        error={errors.messagesConsent}
        onChange={(event) => onChange({ messagesConsent: event.target.checked })}
      />
      <Checkbox
        id={fieldId('termsConsent')}
        label={
          <>
            I agree to the{' '}
            <TextLink href="/terms-privacy" newTab className="-my-2.5 inline-block py-2.5">
              terms
            </TextLink>{' '}
            and payment policy.
          </>
        }
        checked={form.termsConsent}
        error={errors.termsConsent}
        onChange={(event) => onChange({ termsConsent: event.target.checked })}
      />
    </BookingSection>
  )
}
