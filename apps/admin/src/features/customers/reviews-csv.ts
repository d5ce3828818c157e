import { formatInstant } from '@dustforce/core/schedule'
import { serviceName } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { AdminReview } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../app/list-csv.ts'
import { decisionText } from './review-list.tsx'

/** Reviews as CSV. */
export function reviewCsvColumns(business: Business): readonly CsvColumn<AdminReview>[] {
  return [
    { label: 'Customer', value: ({ customerName }) => customerName },
    { label: 'Visit', value: ({ date }) => date ?? '' },
    { label: 'Service', value: ({ serviceType }) => serviceName(serviceType, business.priceBook) },
    { label: 'Contractor', value: ({ cleaner }) => cleaner ?? '' },
    { label: 'Rating', value: ({ rating }) => rating },
    { label: 'Words', value: ({ text }) => text },
    { label: 'May be shown', value: ({ mayShow }) => (mayShow ? 'Yes' : 'No') },
    { label: 'Decision', value: ({ decision }) => decisionText[decision] },
    { label: 'Written', value: ({ at }) => formatInstant(at, business.policy.zone) },
  ]
}
