import type { ContactForm } from '@dustforce/office/inquiry'
import { Button } from '@dustforce/ui/button'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useEarlyInput } from '@dustforce/ui/use-early-input'
import { useRef } from 'react'

type ContactField = keyof ContactForm

interface ContactFormViewProps {
  readonly form: ContactForm
  readonly errors: Partial<Record<ContactField, string>>
  readonly sending: boolean
  /** Whether everything that is required is there and right; until then there is no sending. */
  readonly valid: boolean
  readonly onChange: (change: Partial<ContactForm>) => void
  readonly onLeave: (field: ContactField) => void
  readonly onSubmit: () => void
}

/** The contact form. */
export function ContactFormView({
  form,
  errors,
  sending,
  valid,
  onChange,
  onLeave,
  onSubmit,
}: ContactFormViewProps) {
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(element, { ...form }, onChange)
  return (
    <form
      ref={element}
      noValidate
      aria-label="Contact"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="name"
          maxLength={100}
          value={form.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => onLeave('name')}
        />
        <TextField
          label="Email"
          name="email"
          required
          type="email"
          autoComplete="email"
          maxLength={100}
          value={form.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
          onBlur={() => onLeave('email')}
        />
        <TextField
          label="Phone"
          name="phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={25}
          value={form.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          onBlur={() => onLeave('phone')}
        />
        <TextField
          label="Subject"
          name="subject"
          optional
          maxLength={200}
          value={form.subject}
          error={errors.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
          onBlur={() => onLeave('subject')}
        />
      </div>
      <TextArea
        label="Message"
        name="message"
        required
        rows={5}
        maxLength={1000}
        value={form.message}
        error={errors.message}
        onChange={(event) => onChange({ message: event.target.value })}
        onBlur={() => onLeave('message')}
      />
      <p className="text-sm text-muted">
        By sending this message you agree that we call or text you about it. Message and data rates may apply.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending} busyLabel="Sending..." disabled={!valid}>
          Send Message
        </Button>
        {/* Keeps its place, so that nothing moves when the form becomes valid by itself. */}
        <p className={`text-sm text-muted ${valid ? 'invisible' : ''}`}>
          Name, email and message are required.
        </p>
      </div>
    </form>
  )
}
