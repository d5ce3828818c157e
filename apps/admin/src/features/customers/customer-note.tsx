import { Button } from '@dustforce/ui/button'
import { TextArea } from '@dustforce/ui/text-area'
import { useKept } from '../../app/use-kept.ts'
import { Panel } from '../../patterns/panel.tsx'

export interface CustomerNoteProps {
  /** Whom it is about. */
  readonly of: string
  readonly note: string
  /** Who wrote it and when; null without a note. */
  readonly written: string | null
  readonly busy: boolean
  readonly onSave: (note: string) => void
}

/** What the office notes about a customer. */
export function CustomerNote({ of, note, written, busy, onSave }: CustomerNoteProps) {
  const [text, setText] = useKept(`note of ${of}`, note)
  return (
    <Panel title="Notes of the office">
      <form
        className="grid gap-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSave(text)
        }}
      >
        <TextArea
          label="Notes (staff only)"
          hint={written ?? undefined}
          rows={3}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          className="justify-self-start"
          busy={busy}
          busyLabel="Saving..."
          disabled={text.trim() === note}
        >
          Save note
        </Button>
      </form>
    </Panel>
  )
}
