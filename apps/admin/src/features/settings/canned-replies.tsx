import type { CannedReply } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useKept } from '../../app/use-kept.ts'
import { useSaveOver } from '../../patterns/use-save-over.ts'
import { CannedReplyForm, CannedReplyList } from './canned-reply-list.tsx'
import { LoadState } from './load-state.tsx'

const queryKey = ['canned-replies']

/** The answers that the office has written once. */
export function CannedReplies() {
  const { cannedReplies } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: cannedReplies.all })
  const [edited, setEdited] = useKept<CannedReply | 'new' | null>('canned reply', null)
  const [returned, setReturned] = useState(false)
  const leave = () => {
    setEdited(null)
    setReturned(true)
  }
  const onSettled = () => client.invalidateQueries({ queryKey })
  const saveOver = useSaveOver()
  const save = useMutation({
    mutationFn: ({ seen, ...written }: { readonly seen: CannedReply | null } & Omit<CannedReply, 'id'>) =>
      seen === null
        ? cannedReplies.add(written)
        : saveOver(seen.id, (theirs) => cannedReplies.update({ id: seen.id, ...written }, seen, theirs)),
    onSuccess: () => {
      leave()
      say('Reply saved')
    },
    onError: (failure) => warnOf('The reply was not saved', failure),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: CannedReply) => cannedReplies.remove(id),
    onSuccess: (_, { title }) => say('Reply deleted', title),
    onError: (failure) => warnOf('The reply was not deleted', failure),
    onSettled,
  })
  return (
    <LoadState query={query} what="canned replies">
      {(replies) =>
        edited === null ? (
          <CannedReplyList
            replies={replies}
            returned={returned}
            onAdd={() => setEdited('new')}
            onEdit={setEdited}
            onRemove={(reply) => remove.mutate(reply)}
          />
        ) : (
          <CannedReplyForm
            reply={edited === 'new' ? null : edited}
            busy={save.isPending}
            onSave={(written) => save.mutate({ seen: edited === 'new' ? null : edited, ...written })}
            onCancel={leave}
          />
        )
      }
    </LoadState>
  )
}
