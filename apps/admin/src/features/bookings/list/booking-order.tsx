import type { BookingSort } from '@dustforce/supabase/admin'
import { Select } from '@dustforce/ui/select'

export interface BookingOrderProps {
  readonly sort: BookingSort
  readonly onSort: (sort: BookingSort) => void
}

const orders: readonly { readonly value: string; readonly label: string; readonly sort: BookingSort }[] = [
  { value: 'date-desc', label: 'Latest date first', sort: { key: 'date', direction: 'desc' } },
  { value: 'date-asc', label: 'Earliest date first', sort: { key: 'date', direction: 'asc' } },
  { value: 'created-desc', label: 'Newest first', sort: { key: 'created', direction: 'desc' } },
  { value: 'customer-asc', label: 'Customer', sort: { key: 'customer', direction: 'asc' } },
  { value: 'price-desc', label: 'Highest price first', sort: { key: 'price', direction: 'desc' } },
]

/** The choice of the list's order, on a phone. */
export function BookingOrder({ sort, onSort }: BookingOrderProps) {
  return (
    <Select
      size="sm"
      label="Order"
      className="col-span-full md:hidden"
      options={orders}
      value={`${sort.key}-${sort.direction}`}
      onChange={(event) => {
        const chosen = orders.find(({ value }) => value === event.target.value)
        if (chosen !== undefined) onSort(chosen.sort)
      }}
    />
  )
}
