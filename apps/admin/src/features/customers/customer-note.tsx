import { NoteForm } from '../../kit/note-form.tsx'
import { Panel } from '../../kit/panel.tsx'

export interface CustomerNoteProps {
  /** The customer whom it is about. */
  readonly of: string
  readonly note: string
  /** The author of the note and its time; null without a note. */
  readonly written: string | null
  readonly busy: boolean
  readonly onSave: (note: string, seen: string) => void
}

/** The note of the office about a customer. */
export function CustomerNote({ of, note, written, busy, onSave }: CustomerNoteProps) {
  return (
    <Panel title="Notes of the office">
      <NoteForm
        of={`note of ${of}`}
        note={note}
        hint={written ?? undefined}
        rows={3}
        busy={busy}
        onSave={onSave}
      />
    </Panel>
  )
}
