import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { type FormEvent, useState } from 'react'
import * as words from './message-words.en.ts'
import { useSend } from './use-send.ts'

export interface MessageFormProps {
  /** Resolves to what went wrong, or to null. */
  readonly onSend: (message: string) => Promise<string | null>
}

/** Writes to the office about the booking. */
export default function MessageForm({ onSend }: MessageFormProps) {
  const [message, setMessage] = useState('')
  const [isSent, setSent] = useState(false)
  const { busy, problem, setProblem, send } = useSend()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (message.trim() === '') {
      setProblem(words.please)
      return
    }
    if (!(await send(() => onSend(message)))) return
    setSent(true)
    // Text that was written meanwhile has not been sent.
    setMessage((current) => (current === message ? '' : current))
  }

  return (
    <form
      noValidate
      aria-label={words.form}
      className="grid justify-items-start gap-4 pt-4"
      onSubmit={submit}
    >
      <TextArea
        label={words.yours}
        name="message"
        className="w-full"
        rows={4}
        limit={1000}
        maxLength={1000}
        value={message}
        error={problem ?? undefined}
        onChange={(event) => {
          setMessage(event.target.value)
          setProblem(null)
          setSent(false)
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
      {isSent ? (
        <Notice tone="success" announce="polite" className="w-full">
          {words.sent}
        </Notice>
      ) : null}
    </form>
  )
}
