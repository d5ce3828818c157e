import { editPhone, phonePlaceholder } from '@dustforce/core/validation'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { Spinner } from '@dustforce/ui/spinner'
import { TextField } from '@dustforce/ui/text-field'
import { CircleCheck } from 'lucide-react'
import { BookingSection } from './booking-section.tsx'
import { type FormPart, fieldId } from './form-part.ts'

/** Where the e-mail address stands in its check. */
export type EmailStatus = 'unchecked' | 'verifying' | 'valid' | 'invalid'

/** Who is booking. */
export function CustomerFields({
  form,
  errors,
  onChange,
  onLeave,
  emailStatus,
}: FormPart & { readonly emailStatus: EmailStatus }) {
  return (
    <BookingSection title="Customer Information">
      <div className="grid grid-cols-2 gap-4 max-sm:*:nth-[n+3]:col-span-2">
        <TextField
          id={fieldId('firstName')}
          label="First Name"
          required
          autoComplete="given-name"
          maxLength={100}
          value={form.firstName}
          error={errors.firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
          onBlur={() => onLeave('firstName')}
        />
        <TextField
          id={fieldId('lastName')}
          label="Last Name"
          required
          autoComplete="family-name"
          maxLength={100}
          value={form.lastName}
          error={errors.lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
          onBlur={() => onLeave('lastName')}
        />
        <div>
          <TextField
            id={fieldId('email')}
            label="Email"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            value={form.email}
            error={errors.email}
            onChange={(event) => onChange({ email: event.target.value })}
            onBlur={() => onLeave('email')}
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
              <span className="block pt-1.5">Verifying email domain...</span>
            ) : null}
            {emailStatus === 'valid' ? <span className="sr-only">Email address looks right.</span> : null}
          </p>
        </div>
        <TextField
          id={fieldId('phone')}
          label="Phone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={phonePlaceholder}
          value={form.phone}
          error={errors.phone}
          onChange={({ target }) => onChange({ phone: rewriteInput(target, editPhone) })}
          onBlur={() => onLeave('phone')}
        />
      </div>
    </BookingSection>
  )
}
