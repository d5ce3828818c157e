import { type DateRange, formatDate } from '@dustforce/core/schedule'
import type { PayoutReason, PayoutStatus } from '@dustforce/office/payout'
import type { PayoutMethod } from '@dustforce/supabase/admin'
import type { BadgeTone } from '@dustforce/ui/badge'

export const reasonText: Readonly<Record<PayoutReason, string>> = {
  job: 'Job',
  'pay-changed': 'Pay changed after it was paid out',
  canceled: 'Canceled after it was paid out',
  reassigned: 'Given to someone else after it was paid out',
  reopened: 'Not done after all',
  'not-paid': 'The customer has not paid after all',
  deleted: 'Deleted after it was paid out',
}

export const statusText: Readonly<
  Record<PayoutStatus, { readonly label: string; readonly tone: BadgeTone }>
> = {
  owed: { label: 'To pay', tone: 'warning' },
  'partly-paid': { label: 'Partly paid', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  overpaid: { label: 'Overpaid', tone: 'danger' },
  'pay-missing': { label: 'Pay missing', tone: 'danger' },
  nothing: { label: 'Nothing due', tone: 'neutral' },
}

export const methods: readonly { readonly value: PayoutMethod; readonly label: string }[] = [
  { value: 'e-transfer', label: 'Interac e-Transfer' },
  { value: 'direct-deposit', label: 'Direct deposit' },
  { value: 'cheque', label: 'Cheque' },
  { value: 'cash', label: 'Cash' },
  { value: 'other', label: 'Other' },
]

export function methodText(method: string): string {
  return methods.find(({ value }) => value === method)?.label ?? method
}

export function rangeText({ from, to }: DateRange): string {
  return `${formatDate(from)} – ${formatDate(to)}`
}
