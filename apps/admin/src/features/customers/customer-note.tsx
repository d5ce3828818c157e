import { TextArea } from '@dustforce/ui/text-area'
import { SaveButton } from '../../kit/save-button.tsx'
import { useForm } from '../../kit/use-form.ts'
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
  const form = useForm({
    ...{ keep: `note of ${of}`, initial: { note }, busy },
    onSave: (values) => onSave(values.note),
  })
  return (
    <Panel title="Notes of the office">
      <form className="grid gap-2.5" onSubmit={form.onSubmit}>
        <TextArea
          label="Notes (staff only)"
          hint={written ?? undefined}
          rows={3}
          maxLength={5000}
          {...form.text('note')}
        />
        <SaveButton variant="secondary" busy={busy} disabled={form.values.note.trim() === note}>
          Save note
        </SaveButton>
      </form>
    </Panel>
  )
}
