import type { LetterOfBooking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { MailWarning } from 'lucide-react'
import { letterName, letterTroubleText } from '../../../patterns/letter-words.ts'

/** Names the e-mails about a booking that did not arrive; nothing when all may have. */
export function BookingLetters({ letters }: { readonly letters: readonly LetterOfBooking[] }) {
  const lost = letters.flatMap(({ id, kind, status, delivery, detail }) => {
    const text = letterTroubleText(status === 'sent' ? delivery : status)
    const isWithdrawn = status === 'failed' && detail?.startsWith('withdrawn:') === true
    return text === null || isWithdrawn ? [] : [{ id, text, name: letterName(kind), detail }]
  })
  if (lost.length === 0) return null
  return (
    <Notice
      tone="danger"
      title="An e-mail did not arrive"
      icon={<MailWarning aria-hidden="true" className="size-4.5" />}
    >
      {lost.map(({ id, name, text, detail }) => (
        <p key={id}>
          {name}: {text}
          {detail === null ? '' : ` (${detail})`}
        </p>
      ))}
    </Notice>
  )
}
