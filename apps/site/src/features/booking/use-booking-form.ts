import { type BookingForm, bookingFormProblems } from '@dustforce/office/booking'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { useEffect, useState } from 'react'
import { messagesInWords } from '../../language/in-words.ts'
import { writeBookingDraft } from '../../storage/booking-draft.ts'
import type { BookingErrors, BookingField } from './form-part.ts'

interface BookingFormState {
  readonly form: BookingForm
  /** Every rule that is broken now. */
  readonly problems: BookingErrors
  /** Those of them that may be shown: of fields that were left with something in them, of the e-mail address also when it was left empty, or all after a submit. */
  readonly errors: BookingErrors
  readonly change: (change: Partial<BookingForm>) => void
  readonly leave: (field: BookingField) => void
  readonly showAll: () => void
}

/** The form's values, kept as a draft with every change, and its messages. */
export function useBookingForm(initial: BookingForm): BookingFormState {
  const { priceBook } = useBusiness()
  const contact = useContactRules()
  const [form, setForm] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)

  useEffect(() => writeBookingDraft(form), [form])

  const problems: BookingErrors = messagesInWords(bookingFormProblems(form, { priceBook, contact }))
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([field]) => submitted || left.has(field)),
  )
  return {
    form,
    problems,
    errors,
    change: (change) => setForm((current) => ({ ...current, ...change })),
    leave: (field) => {
      if (form[field] !== '' || field === 'email') setLeft((fields) => new Set(fields).add(field))
    },
    showAll: () => setSubmitted(true),
  }
}
