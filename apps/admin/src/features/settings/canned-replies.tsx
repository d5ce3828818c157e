import type { CannedReply } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { useSessionState } from '../../app/use-session-state.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { useSaveOver } from '../../kit/use-save-over.ts'
import { CannedReplyForm, CannedReplyList } from './canned-reply-list.tsx'

const queryKey = ['canned-replies']

/** The answers that the office has written once. */
export function CannedReplies() {
  const { cannedReplies } = useBackend()
  const query = useQuery({ queryKey, queryFn: cannedReplies.all })
  const [edited, setEdited] = useSessionState<CannedReply | 'new' | null>('canned reply', null)
  const [returned, setReturned] = useState(false)
  const leave = () => {
    setEdited(null)
    setReturned(true)
  }
  const saveOver = useSaveOver()
  const save = useChange(
    (written: Omit<CannedReply, 'id'>) =>
      edited === 'new' || edited === null
        ? cannedReplies.add(written)
        : saveOver(edited.id, (theirs) =>
            cannedReplies.update({ id: edited.id, ...written }, edited, theirs),
          ),
    { done: 'Reply saved', failed: 'The reply was not saved', reads: [queryKey], onDone: leave },
  )
  const remove = useChange(({ id }: CannedReply) => cannedReplies.remove(id), {
    done: ({ title }) => ['Reply deleted', title],
    failed: 'The reply was not deleted',
    reads: [queryKey],
  })
  return (
    <QueryState query={query} what="canned replies">
      {(replies) =>
        edited === null ? (
          <CannedReplyList
            replies={replies}
            returned={returned}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
            onRemove={remove.run}
          />
        ) : (
          <CannedReplyForm
            reply={edited === 'new' ? null : edited}
            busy={save.busy}
            onSave={save.run}
            onCancel={leave}
          />
        )
      }
    </QueryState>
  )
}
