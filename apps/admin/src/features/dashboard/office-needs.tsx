import type { LetterToLookAt } from '@dustforce/supabase/admin'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { comeBack } from '../../app/came-from.ts'
import { toast } from '../../app/toasts.tsx'
import { letterRow, needRow, paymentRow } from './need-words.ts'
import { NeedsYou } from './needs-you.tsx'

interface Change {
  readonly letter: LetterToLookAt
  readonly action: 'send' | 'look'
}

/** What the office has to act on. E-mails and applications come without a live change: `followChanges` looks each minute. */
export function OfficeNeeds({ now }: { readonly now: number }) {
  const { needs, payments, letters, settings } = useBackend()
  const client = useQueryClient()
  const bookings = useQuery({ queryKey: ['needs'], queryFn: needs.all })
  const money = useQuery({ queryKey: ['payments'], queryFn: payments.toLookAt })
  const mail = useQuery({ queryKey: ['letters'], queryFn: letters.toLookAt })
  const contact = useQuery({
    queryKey: ['settings', 'company-contact'],
    queryFn: settings.companyContact,
    staleTime: 300_000,
  })
  const change = useMutation({
    mutationFn: ({ letter, action }: Change) =>
      action === 'send' ? letters.sendAgain(letter) : letters.lookedAt(letter),
    onSuccess: (_, { action }) =>
      action === 'send'
        ? toast.success('E-mail queued', 'It goes out within a minute.')
        : toast.success('E-mail looked at', 'It is off the list.'),
    onError: (failure) => toast.failure('Update Failed', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['letters'] }),
  })
  const parts = [bookings, money, mail]
  if (parts.some(({ isError, data }) => isError && data === undefined)) {
    return (
      <p role="alert" className="text-sm text-danger-ink">
        What needs you could not be loaded.
      </p>
    )
  }
  if (!bookings.data || !money.data || !mail.data) return <Skeleton className="h-24" />
  return (
    <NeedsYou
      needs={[
        ...bookings.data.map(needRow),
        ...money.data.map((payment) => paymentRow(payment, now)),
        ...mail.data.map((letter) => letterRow(letter, now)),
      ]}
      lacksTaxNumber={contact.data?.taxNumber === ''}
      now={now}
      busyLetter={change.isPending ? change.variables.letter.id : null}
      onSendAgain={(letter) => change.mutate({ letter, action: 'send' })}
      onLookedAt={(letter) => change.mutate({ letter, action: 'look' })}
      link={(path, content, look, label) => (
        <Link to={path} state={comeBack} className={look} aria-label={label}>
          {content}
        </Link>
      )}
    />
  )
}
