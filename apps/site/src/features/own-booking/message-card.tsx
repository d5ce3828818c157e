import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useState } from 'react'
import * as words from './booking-words.en.ts'
import { loading } from './link-words.en.ts'
import type { MessageFormProps } from './message-form.tsx'

// Most customers only look.
const MessageForm = lazyPart(() => import('./message-form.tsx'), <p className="pt-4 text-muted">{loading}</p>)

/** Leads to the office: by a message about the booking, or by phone. */
export function MessageCard({
  phone,
  onSend,
}: Pick<MessageFormProps, 'onSend'> & { readonly phone: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby="message"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <h2 id="message" className="text-title">
        {words.messageOffice}
      </h2>
      <p className="pt-1 text-muted">{words.inAHurry(phone.replaceAll(' ', '\u00a0'))}</p>
      {isOpen ? (
        <MessageForm onSend={onSend} />
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
          {words.writeMessage}
        </Button>
      )}
    </section>
  )
}
