import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { useSessionState } from '../app/use-session-state.ts'
import { ActButton } from './act-button.tsx'

export interface NoteFormProps {
  /** The subject of the note, by which a draft outlives the end of a session. */
  readonly of: string
  /** As it is stored now. */
  readonly note: string
  readonly hint?: string | undefined
  readonly rows: number
  readonly busy: boolean
  /** Told which note it is written over. */
  readonly onSave: (text: string, seen: string) => void
}

/** A note that everybody in the office can change; what others make of it while one is typed is shown beside that. */
export function NoteForm({ of, note, hint, rows, busy, onSave }: NoteFormProps) {
  const [draft, setDraft] = useSessionState<{ readonly text: string; readonly seen: string } | null>(of, null)
  const isSaid = draft === null || draft.text.trim() === note.trim()
  const isChanged = draft !== null && !isSaid && draft.seen !== note
  // It was saved: what others write from now on is shown as it is.
  if (draft !== null && isSaid && draft.seen !== note) setDraft(null)
  return (
    <form
      className="grid content-start gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && draft !== null && !isSaid) onSave(draft.text, note)
      }}
    >
      <TextArea
        label="Notes (staff only)"
        hint={hint}
        rows={rows}
        maxLength={5000}
        value={draft?.text ?? note}
        onChange={(event) => setDraft({ text: event.target.value, seen: draft?.seen ?? note })}
      />
      <div role="status">
        {isChanged ? (
          <Notice tone="warning" title="Someone else changed this note in the meantime">
            {note === '' ? 'They took it away.' : `It says now: “${note}”`}
          </Notice>
        ) : null}
      </div>
      <span className="flex flex-wrap gap-2">
        <ActButton type="submit" busy={busy} busyLabel="Saving..." disabled={isSaid}>
          {isChanged ? 'Replace it with mine' : 'Save note'}
        </ActButton>
        {isChanged ? (
          <ActButton variant="ghost" disabled={busy} onClick={() => setDraft(null)}>
            Keep theirs
          </ActButton>
        ) : null}
      </span>
    </form>
  )
}
