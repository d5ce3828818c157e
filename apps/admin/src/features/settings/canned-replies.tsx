import type { CannedReply } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { useKept } from '../../app/use-kept.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { useSaveOver } from '../../patterns/use-save-over.ts'
import { CannedReplyForm, CannedReplyList } from './canned-reply-list.tsx'

const queryKey = ['canned-replies']

/** The answers that the office has written once. */
export function CannedReplies() {
  const { cannedReplies } = useBackend()
  const query = useQuery({ queryKey, queryFn: cannedReplies.all })
  const [edited, setEdited] = useKept<CannedReply | 'new' | null>('canned reply', null)
  const [returned, setReturned] = useState(false)
  const leave = () => {
    setEdited(null)
    setReturned(true)
  }
  const saveOver = useSaveOver()
  const save = useChange(
    ({ seen, ...written }: { readonly seen: CannedReply | null } & Omit<CannedReply, 'id'>) =>
      seen === null
        ? cannedReplies.add(written)
        : saveOver(seen.id, (theirs) => cannedReplies.update({ id: seen.id, ...written }, seen, theirs)),
    {
      ...{ done: 'Reply saved', failed: 'The reply was not saved', reads: [queryKey] },
      onDone: leave,
    },
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
            onSave={(written) => save.run({ seen: edited === 'new' ? null : edited, ...written })}
            onCancel={leave}
          />
        )
      }
    </QueryState>
  )
}
