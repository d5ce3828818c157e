import { checkReply } from '@dustforce/office/inquiry'
import { ActingSelect } from '@dustforce/ui/acting-select'
import { TextArea } from '@dustforce/ui/text-area'
import { ActButton } from '../../kit/act-button.tsx'

export interface ReplyFormProps {
  readonly busy: boolean
  /** Answers that can be put in. */
  readonly canned?: readonly { readonly id: string; readonly title: string }[] | undefined
  readonly onCanned?: ((id: string) => void) | undefined
  /** The text that is written so far. */
  readonly draft: string
  readonly onDraft: (text: string) => void
  /** Gets the trimmed text. */
  readonly onSend: (text: string) => void
}

/** Answers an inquiry. */
export function ReplyForm({ busy, canned = [], onCanned, draft, onDraft, onSend }: ReplyFormProps) {
  const reply = checkReply(draft)
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && reply.ok) onSend(reply.value)
      }}
    >
      <TextArea
        label="Send a new reply:"
        placeholder="Type your reply here (minimum 5 characters)..."
        rows={4}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
      />
      {canned.length === 0 ? null : (
        <ActingSelect
          size="sm"
          label="Put in a canned reply"
          className="w-56"
          placeholder="Put in a canned reply…"
          value=""
          onChoose={(id) => onCanned?.(id)}
          options={canned.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <ActButton
        variant="primary"
        type="submit"
        className="justify-self-start"
        disabled={!reply.ok}
        busy={busy}
        busyLabel="Sending..."
      >
        Send Reply
      </ActButton>
    </form>
  )
}
