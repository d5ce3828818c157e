import { checkReply } from '@dustforce/core/inquiry'
import { useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { TextArea } from '../primitives/text-area.tsx'

export interface ReplyFormProps {
  readonly busy: boolean
  /** Gets the trimmed text; answers whether it was saved, and then the field is emptied. */
  readonly onSend: (text: string) => Promise<boolean>
}

/** Answers an inquiry. Admin spec, sections 2 and 5. */
export function ReplyForm({ busy, onSend }: ReplyFormProps) {
  const [text, setText] = useState('')
  const reply = checkReply(text)
  return (
    <form
      className="grid gap-2.5"
      onSubmit={async (event) => {
        event.preventDefault()
        if (busy || !reply.ok) return
        if (await onSend(reply.value)) setText('')
      }}
    >
      <TextArea
        label="Send a new reply:"
        placeholder="Type your reply here (minimum 5 characters)..."
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        disabled={!reply.ok}
        busy={busy}
        busyLabel="Sending..."
      >
        Send Reply
      </Button>
    </form>
  )
}
