import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { useState } from 'react'

export interface MessageFormProps {
  /** Resolves to what went wrong, or to null. */
  readonly onSend: (message: string) => Promise<string | null>
}

/** Writes to the office about the booking. */
export default function MessageForm({ onSend }: MessageFormProps) {
  const [message, setMessage] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [problem, setProblem] = useState<string | null>(null)

  const send = async () => {
    if (message.trim() === '' || state === 'sending') {
      setProblem('Please write a message.')
      return
    }
    setState('sending')
    const failed = await onSend(message)
    setProblem(failed)
    if (failed === null) setMessage('')
    setState(failed === null ? 'sent' : 'typing')
  }

  return (
    <form
      noValidate
      aria-label="Message the office"
      className="grid justify-items-start gap-4 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label="Your message"
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
          setState('typing')
        }}
      />
      <Button type="submit" variant="secondary" busy={state === 'sending'} busyLabel="Sending...">
        Send message
      </Button>
      {state === 'sent' ? (
        <Notice tone="success" announce="polite" className="w-full">
          Thank you, the office has your message.
        </Notice>
      ) : null}
    </form>
  )
}
