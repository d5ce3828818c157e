import { dollarsOf } from '@dustforce/core/money'
import { phoneDisplay } from '@dustforce/core/validation'
import type { CustomerSummary } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Customers as CSV, amounts in dollars. */
export const customerCsvColumns: readonly CsvColumn<CustomerSummary>[] = [
  { label: 'Name', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ phone }) => phoneDisplay(phone) },
  { label: 'Bookings', value: ({ bookings }) => bookings },
  { label: 'Spent', value: ({ spentCents }) => dollarsOf(spentCents).toFixed(2) },
  { label: 'Last', value: ({ last }) => last ?? '' },
  { label: 'Next', value: ({ next }) => next ?? '' },
]
