import { formatMoney } from '@dustforce/core/money'
import { formatDate } from '@dustforce/core/schedule'
import { phoneDisplay } from '@dustforce/core/validation'
import type { CustomerSummary } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import type { ReactNode } from 'react'

export interface CustomerListProps {
  readonly customers: readonly CustomerSummary[]
  /** Renders a link to the page of the customer of a booking. */
  readonly link: (bookingId: string, content: ReactNode, look: string) => ReactNode
}

/** The customers, each leading to their page. */
export function CustomerList({ customers, link }: CustomerListProps) {
  const { money } = useBusiness()
  return (
    <Card pad="none">
      <ul aria-label="Customers" className="divide-y divide-line">
        {customers.map(({ id, name, email, phone, bookings, spentCents, last, next }) => (
          <li key={id}>
            {link(
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
            )}
          </li>
        ))}
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
