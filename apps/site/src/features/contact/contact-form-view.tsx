import type { ContactForm } from '@dustforce/office/inquiry'
import { Button } from '@dustforce/ui/button'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { useEarlyInput } from '@dustforce/ui/use-early-input'
import { useRef } from 'react'
import { type TextName, textOf } from '../../patterns/text-of.ts'
import * as words from './words.en.ts'

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
  const text = (name: TextName<ContactForm>) => textOf({ form, errors, onChange, onLeave }, name)
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(element, { ...form }, onChange)
  return (
    <form
      ref={element}
      noValidate
      aria-label={words.form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.fullName}
          name="name"
          required
          autoComplete="name"
          maxLength={100}
          {...text('name')}
        />
        <TextField
          label={words.email}
          name="email"
          required
          type="email"
          autoComplete="email"
          maxLength={100}
          {...text('email')}
        />
        <TextField
          label={words.phone}
          name="phone"
          optional
          type="tel"
          autoComplete="tel"
          maxLength={25}
          {...text('phone')}
        />
        <TextField label={words.subject} name="subject" optional maxLength={200} {...text('subject')} />
      </div>
      <TextArea
        label={words.message}
        name="message"
        required
        rows={5}
        maxLength={1000}
        {...text('message')}
      />
      <p className="text-sm text-muted">{words.consent}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending} busyLabel={words.sending} disabled={!valid}>
          {words.send}
        </Button>
        {/* Keeps its place, so that nothing moves when the form becomes valid by itself. */}
        <p className={`text-sm text-muted ${valid ? 'invisible' : ''}`}>{words.required}</p>
      </div>
    </form>
  )
}
