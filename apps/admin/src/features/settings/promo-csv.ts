import { dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { formatInstant } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Promo codes as CSV, amounts in dollars. */
export function promoCsvColumns(policy: CompanyPolicy): readonly CsvColumn<PromoCode>[] {
  return [
    { label: 'Code', value: ({ code }) => code },
    { label: 'Kind', value: ({ discountType }) => discountType },
    { label: 'Discount', value: ({ discountValue }) => discountValue },
    { label: 'Used', value: ({ currentUses }) => currentUses },
    { label: 'Most uses', value: ({ maxUses }) => maxUses ?? '' },
    {
      label: 'Minimum',
      value: ({ minOrderCents }) => (minOrderCents === null ? '' : dollarsOf(minOrderCents).toFixed(2)),
    },
    { label: 'First-time customers only', value: ({ firstTimeOnly }) => (firstTimeOnly ? 'yes' : 'no') },
    {
      label: 'Valid until',
      value: ({ validUntil }) => (validUntil === null ? '' : formatInstant(validUntil, policy.zone)),
    },
    { label: 'Status', value: ({ isActive }) => (isActive ? 'active' : 'inactive') },
  ]
}
