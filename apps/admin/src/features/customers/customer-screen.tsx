import { EmptyState } from '@dustforce/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { linkTo } from '../../kit/link-to.tsx'
import { OpenedHeading } from '../../kit/opened-heading.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import type { Over } from '../../kit/use-save-over.ts'
import { EraseCustomerDialog } from '../../patterns/erase-customer-dialog.tsx'
import { useCustomerData } from '../../patterns/use-customer-data.ts'
import { CustomerView } from './customer-view.tsx'
import { WishedCleaners } from './wished-cleaners.tsx'

const listPath = '/dashboard/customers'

/** The page of the customer of a booking. */
export function CustomerScreen({ bookingId }: { readonly bookingId: string }) {
  const { customers } = useBackend()
  const navigate = useNavigate()
  const [erasing, setErasing] = useState(false)
  const queryKey = ['customers', bookingId]
  const query = useQuery({ queryKey, queryFn: () => customers.of(bookingId) })
  const note = useChange(({ next, seen }: Over<string>) => customers.note(bookingId, next, seen), {
    ...{ done: 'Note saved', failed: 'Failed to save the note', reads: [queryKey] },
  })
  const { canUse, download, erase } = useCustomerData({
    onErased: () => navigate(listPath),
    onEnd: () => setErasing(false),
  })
  const back = (
    <Link
      to={listPath}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 print:hidden"
    >
      All customers
    </Link>
  )
  return (
    <QueryState query={query} what="the customer" failed="Error loading the customer" loading="h-64">
      {(customer) => {
        const [newest] = customer?.bookings ?? []
        if (customer === null || newest === undefined)
          return (
            <EmptyState
              title="No such customer"
              hint="The booking no longer exists, or the customer was erased."
              action={back}
            />
          )
        return (
          <>
            <OpenedHeading />
            <CustomerView
              customer={customer}
              back={back}
              savingNote={note.busy}
              canUseData={canUse}
              exporting={download.busy}
              onNote={(next, seen) => note.run({ next, seen })}
              onExport={() => download.run(newest.email)}
              onErase={() => setErasing(true)}
              cleaners={<WishedCleaners bookingId={bookingId} bookings={customer.bookings} />}
              link={linkTo((path) => path)}
            />
            {erasing ? (
              <EraseCustomerDialog
                email={newest.email}
                busy={erase.busy}
                onErase={() => erase.run(newest.email)}
                onClose={() => setErasing(false)}
              />
            ) : null}
          </>
        )
      }}
    </QueryState>
  )
}
