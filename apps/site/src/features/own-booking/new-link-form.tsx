import { checkEmail } from '@dustforce/core/validation'
import { sentence } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, useState } from 'react'
import * as words from './new-link-words.en.ts'
import { useSend } from './use-send.ts'

export interface NewLinkFormProps {
  /** Resolves to what went wrong, or to null. */
  readonly onAsk: (email: string) => Promise<string | null>
}

/** Asks for a letter with the link. It says the same whether there is a booking or not. */
export default function NewLinkForm({ onAsk }: NewLinkFormProps) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { busy, problem, setProblem, send } = useSend()

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkEmail(email)
    if (!checked.ok) {
      setProblem(sentence(checked.message))
      return
    }
    setSent(await send(() => onAsk(checked.value)))
  }

  if (isSent)
    return (
      <Notice tone="success" announce="polite" title={words.lookIntoMailbox} className="w-full">
        {words.onItsWay}
      </Notice>
    )
  return (
    <form noValidate aria-label={words.send} className="grid w-full justify-items-start gap-4" onSubmit={ask}>
      <TextField
        label={words.email}
        hint={words.bookedWith}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={100}
        className="w-full"
        value={email}
        error={problem ?? undefined}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(null)
        }}
      />
      <Button type="submit" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}
