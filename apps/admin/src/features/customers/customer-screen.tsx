import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { say, warnOf } from '../../app/toasts.tsx'
import { useNow } from '../../app/use-now.ts'
import { EraseCustomerDialog } from '../../patterns/erase-customer-dialog.tsx'
import { useCustomerData } from '../../patterns/use-customer-data.ts'
import { CustomerView } from './customer-view.tsx'

const listPath = '/dashboard/customers'

/** The page of the customer of a booking. */
export function CustomerScreen({ bookingId }: { readonly bookingId: string }) {
  const { customers } = useBackend()
  const client = useQueryClient()
  const navigate = useNavigate()
  const now = useNow()
  const [erasing, setErasing] = useState(false)
  const query = useQuery({ queryKey: ['customers', bookingId], queryFn: () => customers.of(bookingId) })
  const note = useMutation({
    mutationFn: ({ text, seen }: { readonly text: string; readonly seen: string }) =>
      customers.note(bookingId, text, seen),
    onSuccess: () => say('Note saved'),
    onError: (failure) => warnOf('Failed to save the note', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['customers', bookingId] }),
  })
  const { download, erase } = useCustomerData({
    onSuccess: () => navigate(listPath),
    onSettled: () => setErasing(false),
  })
  const back = (
    <Link
      to={listPath}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
    >
      All customers
    </Link>
  )
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading the customer...</span>
        <Skeleton className="h-64" />
      </div>
    )
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title={`Error loading the customer: ${messageOf(query.error)}`}
        onRetry={() => query.refetch()}
      />
    )
  }
  const [newest] = query.data?.bookings ?? []
  if (query.data === null || newest === undefined) {
    return (
      <EmptyState
        title="No such customer"
        hint="The booking no longer exists, or the customer was erased."
        action={back}
      />
    )
  }
  return (
    <>
      <CustomerView
        customer={query.data}
        now={now}
        back={back}
        savingNote={note.isPending}
        exporting={download.isPending}
        onNote={(text, seen) => note.mutate({ text, seen })}
        onExport={() => download.mutate(newest.email)}
        onErase={() => setErasing(true)}
        link={(path, content, look) => (
          <Link to={path} className={look}>
            {content}
          </Link>
        )}
      />
      {erasing ? (
        <EraseCustomerDialog
          email={newest.email}
          busy={erase.isPending}
          onErase={() => erase.mutate(newest.email)}
          onClose={() => setErasing(false)}
        />
      ) : null}
    </>
  )
}
