import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { useChange } from '../../kit/use-change.ts'
import { PaymentsToLookAt } from './payments-to-look-at.tsx'

/** The payments that need an administrator, above the figures. */
export function PaymentsInNeed() {
  const { payments } = useBackend()
  const query = useQuery({ queryKey: ['payments'], queryFn: payments.toLookAt })
  const looked = useChange(payments.lookedAt, {
    done: ['Payment looked at', 'It is no longer on the list; the history shows who looked at it.'],
    failed: 'Update Failed',
    reads: [['payments'], ['bookings']],
  })
  if (query.isError && query.data === undefined) {
    return (
      <p role="alert" className="pb-4 text-sm text-danger-ink">
        The payments to look at could not be loaded.
      </p>
    )
  }
  return (
    <PaymentsToLookAt
      payments={query.data ?? []}
      busyKey={looked.value?.key ?? null}
      onLookedAt={looked.run}
    />
  )
}
