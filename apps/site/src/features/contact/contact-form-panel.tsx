import { admitSubmission, clientRateLimits } from '@dustforce/office/forms'
import {
  type ContactForm,
  contactFailedNotice,
  contactFormProblems,
  contactSentNotice,
  emptyContactForm,
} from '@dustforce/office/inquiry'
import { languageOf } from '@dustforce/office/language'
import { toast } from '@dustforce/ui/toast-store'
import { useBusy } from '@dustforce/ui/use-busy'
import { useState } from 'react'
import { messagesInWords, noticeInWords } from '../../language/in-words.ts'
import { language } from '../../language/language.en.ts'
import { siteBackend } from '../../runtime.ts'
import { useAttemptId } from '../../storage/use-attempt-id.ts'
import { ContactFormView } from './contact-form-view.tsx'

// In memory, for the page's life.
let submissions: readonly number[] = []

/** The contact form and its result. */
export function ContactFormPanel() {
  const [form, setForm] = useState(emptyContactForm)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const problems = contactFormProblems(form)
  const errors = Object.fromEntries(
    Object.entries(messagesInWords(problems)).filter(([field]) => left.has(field)),
  )

  const fail = (failure: Parameters<typeof contactFailedNotice>[0]) =>
    toast({ ...noticeInWords(contactFailedNotice(failure)), variant: 'destructive' })
  const attempt = useAttemptId()
  const [sending, run] = useBusy(() => fail('other'))

  const send = async () => {
    if (sending || Object.keys(problems).length > 0) return
    const admitted = admitSubmission(clientRateLimits.contact, submissions, Date.now())
    if (!admitted.allowed) {
      fail('rate-limit')
      return
    }
    await run(async () => {
      const answer = await (await siteBackend()).sendContact(form, attempt.current(), languageOf(language))
      if (!answer.ok) {
        fail(answer.failure)
        return
      }
      attempt.end()
      submissions = admitted.submissions
      // Text that was written meanwhile has not been sent.
      setForm((current) => (current === form ? emptyContactForm : current))
      setLeft(new Set())
      toast({ ...noticeInWords(contactSentNotice), variant: 'success' })
    })
  }

  return (
    <ContactFormView
      form={form}
      errors={errors}
      sending={sending}
      valid={Object.keys(problems).length === 0}
      onChange={(change: Partial<ContactForm>) => setForm({ ...form, ...change })}
      onLeave={(field) => setLeft(new Set(left).add(field))}
      onSubmit={() => void send()}
    />
  )
}
