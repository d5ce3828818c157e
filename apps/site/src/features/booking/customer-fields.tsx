import { rewriteInput } from '@dustforce/ui/edited-input'
import { Spinner } from '@dustforce/ui/spinner'
import { TextField } from '@dustforce/ui/text-field'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { CircleCheck } from 'lucide-react'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, textIn } from './form-part.ts'
import * as words from './words.en.tsx'

/** The state of the e-mail address in its check. */
export type EmailStatus = 'unchecked' | 'verifying' | 'valid' | 'invalid'

/** The fields for who is booking. */
export function CustomerFields({ emailStatus, ...part }: FormPart & { readonly emailStatus: EmailStatus }) {
  const text = textIn(part)
  const { editPhone, phonePlaceholder } = useContactRules()
  return (
    <BookingSection title={words.customer}>
      <div className="grid grid-cols-2 gap-4 max-sm:*:nth-[n+3]:col-span-2">
        <TextField
          label={words.firstName}
          required
          autoComplete="given-name"
          maxLength={100}
          {...text('firstName')}
        />
        <TextField
          label={words.lastName}
          required
          autoComplete="family-name"
          maxLength={100}
          {...text('lastName')}
        />
        <div>
          <TextField
            label={words.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            {...text('email')}
            trailing={
              emailStatus === 'verifying' ? (
                <Spinner size="sm" />
              ) : emailStatus === 'valid' ? (
                <CircleCheck aria-hidden className="size-4.5 text-success-ink" />
              ) : undefined
            }
          />
          <p aria-live="polite" className="text-sm text-muted">
            {emailStatus === 'verifying' ? (
              <span className="block pt-1.5">{words.verifyingEmail}</span>
            ) : null}
            {emailStatus === 'valid' ? <span className="sr-only">{words.emailLooksRight}</span> : null}
          </p>
        </div>
        <TextField
          label={words.phone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={phonePlaceholder}
          {...text('phone')}
          onChange={({ target }) => part.onChange({ phone: rewriteInput(target, editPhone) })}
        />
      </div>
    </BookingSection>
  )
}
