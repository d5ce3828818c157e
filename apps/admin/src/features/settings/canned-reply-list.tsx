import type { CannedReply } from '@dustforce/supabase/admin'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { ActButton } from '../../kit/act-button.tsx'
import { SaveButton } from '../../kit/save-button.tsx'
import { useForm } from '../../kit/use-form.ts'

export interface CannedReplyListProps {
  readonly replies: readonly CannedReply[]
  /** The form was just left: focus goes on here. */
  readonly returned?: boolean | undefined
  readonly onAdd: () => void
  readonly onEdit: (reply: CannedReply) => void
  readonly onRemove: (reply: CannedReply) => void
}

/** The written answers by title. */
export function CannedReplyList({
  replies,
  returned = false,
  onAdd,
  onEdit,
  onRemove,
}: CannedReplyListProps) {
  return (
    <div className="grid justify-items-start gap-3">
      {replies.length === 0 ? <p className="text-sm text-muted">No canned replies yet.</p> : null}
      <ul className="w-full divide-y divide-line empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id} className="flex flex-wrap items-center gap-2 py-2 first:pt-0">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block text-sm font-medium">{reply.title}</span>
              <span className="line-clamp-1 text-xs text-muted">{reply.body}</span>
            </span>
            <ActButton variant="ghost" aria-label={`Edit ${reply.title}`} onClick={() => onEdit(reply)}>
              Edit
            </ActButton>
            <ActButton
              variant="danger-quiet"
              aria-label={`Delete ${reply.title}`}
              onClick={() => onRemove(reply)}
            >
              Delete
            </ActButton>
          </li>
        ))}
      </ul>
      <ActButton autoFocus={returned} onClick={onAdd}>
        Add a reply
      </ActButton>
    </div>
  )
}

export interface CannedReplyFormProps {
  readonly reply: CannedReply | null
  readonly busy: boolean
  readonly onSave: (written: Omit<CannedReply, 'id'>) => void
  readonly onCancel: () => void
}

const shortest = 5

/** Writes an answer. */
export function CannedReplyForm({ reply, busy, onSave, onCancel }: CannedReplyFormProps) {
  const form = useForm({
    ...{ keep: 'canned reply, written', busy },
    initial: { title: reply?.title ?? '', body: reply?.body ?? '' },
    onSave: (written) => isWhole && onSave(written),
  })
  const { title, body } = form.values
  const isWhole = title.trim() !== '' && title.trim().length <= 60 && body.trim().length >= shortest
  return (
    <form noValidate className="grid gap-3" onSubmit={form.onSubmit}>
      <ErrorSummary tries={form.tries} />
      <TextField autoFocus size="sm" label="Title" {...form.text('title')} />
      <TextArea
        label="Reply"
        hint="{name} becomes the customer’s first name"
        rows={5}
        {...form.text('body')}
      />
      <div className="flex gap-2">
        <SaveButton busy={busy} disabled={!isWhole}>
          Save reply
        </SaveButton>
        <ActButton variant="ghost" onClick={onCancel}>
          Cancel
        </ActButton>
      </div>
    </form>
  )
}
