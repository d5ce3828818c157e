import { TextField } from '@dustforce/ui/text-field'
import { FormDialog } from '../../kit/form-dialog.tsx'
import { useForm } from '../../kit/use-form.ts'
import { ChangeList } from './change-list.tsx'
import type { Draft } from './use-draft.ts'

export interface PublishDocumentDialogProps {
  readonly title: string
  readonly description: string
  readonly draft: Pick<Draft<unknown>, 'changes' | 'note'>
  readonly busy: boolean
  readonly onPublish: (note: string) => void
  readonly onClose: () => void
}

/** Shows what changes, and asks why, for the history. */
export function PublishDocumentDialog({
  title,
  description,
  draft,
  busy,
  onPublish,
  onClose,
}: PublishDocumentDialogProps) {
  const form = useForm<{ readonly note: string }>({
    ...{ keep: `publication: ${title}`, initial: { note: draft.note }, busy },
    check: () => ({}),
    onSave: ({ note }) => onPublish(note.trim()),
  })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={title}
      description={description}
      act="Publish"
      busyLabel="Publishing..."
      onClose={onClose}
    >
      <ChangeList changes={draft.changes} />
      <TextField label="Reason" optional maxLength={300} placeholder="We moved" {...form.text('note')} />
    </FormDialog>
  )
}
