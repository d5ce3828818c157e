import { formatMoney } from '@dustforce/core/money'
import { formatDate } from '@dustforce/core/schedule'
import { phoneDisplay } from '@dustforce/core/validation'
import type { CustomerSummary } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'
import { RowWindow } from '../../kit/row-window.tsx'

export interface CustomerListProps {
  readonly customers: readonly CustomerSummary[]
  /** Whether there are more than these. */
  readonly hasMore?: boolean | undefined
  /** Renders a link to the page of the customer of a booking. */
  readonly link: (bookingId: string, content: ReactNode, look: string) => ReactNode
}

/** The customers, each leading to their page. */
export function CustomerList({ customers, hasMore, link }: CustomerListProps) {
  const { money } = useBusiness()
  return (
    <Card pad="none">
      <ul aria-label="Customers">
        <RowWindow
          as="li"
          rows={customers}
          keyOf={({ id }) => id}
          hasMore={hasMore}
          look="border-b border-line last:border-b-0"
        >
          {({ id, name, email, phone, bookings, spentCents, last, next }) =>
            link(
              id,
              <>
                <span className="min-w-0 flex-[1_1_14rem]">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-xs wrap-anywhere text-muted">
                    {email} · <span className="tabular-nums">{phoneDisplay(phone)}</span>
                  </span>
                </span>
                <span className="grid flex-[1_1_20rem] grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
                  <Figure name="Bookings" value={String(bookings)} />
                  <Figure name="Spent" value={formatMoney(spentCents, { ...money, decimals: 0 })} />
                  <Figure name="Last" value={last === null ? '—' : formatDate(last)} />
                  <Figure name="Next" value={next === null ? '—' : formatDate(next)} />
                </span>
              </>,
              'flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 hover:bg-wash',
            )
          }
        </RowWindow>
      </ul>
    </Card>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span>
      <span className="block text-xs text-muted">{name}</span>
      <span className="tabular-nums">{value}</span>
    </span>
  )
}
