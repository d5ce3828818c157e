import type { LetterToLookAt } from '@dustforce/supabase/admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { LettersToLookAt } from './letters-to-look-at.tsx'

interface Change {
  readonly letter: LetterToLookAt
  readonly action: 'send' | 'look'
}

/** The e-mails that need an administrator, above the figures. */
export function LettersInNeed() {
  const { letters } = useBackend()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ['letters'], queryFn: letters.toLookAt })
  const change = useMutation({
    mutationFn: ({ letter, action }: Change) =>
      action === 'send' ? letters.sendAgain(letter) : letters.lookedAt(letter),
    onSuccess: (_, { action }) =>
      action === 'send'
        ? say('E-mail queued', 'It goes out within a minute.')
        : say('E-mail looked at', 'It is off the list.'),
    onError: (failure) => warnOf('Update Failed', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['letters'] }),
  })
  if (query.isError && query.data === undefined) {
    return (
      <p role="alert" className="text-sm text-danger-ink">
        The e-mails to look at could not be loaded.
      </p>
    )
  }
  return (
    <LettersToLookAt
      letters={query.data ?? []}
      busyId={change.isPending ? change.variables.letter.id : null}
      onSendAgain={(letter) => change.mutate({ letter, action: 'send' })}
      onLookedAt={(letter) => change.mutate({ letter, action: 'look' })}
    />
  )
}
