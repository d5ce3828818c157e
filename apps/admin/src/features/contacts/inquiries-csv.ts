import { formatInstant } from '@dustforce/core/schedule'
import type { CompanyPolicy } from '@dustforce/office/company'
import { type Inquiry, inquiryStatusLabel } from '@dustforce/office/inquiry'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Inquiries as CSV. */
export function inquiryCsvColumns(policy: CompanyPolicy): readonly CsvColumn<Inquiry>[] {
  return [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Phone', value: ({ phone }) => phone ?? '' },
    { label: 'Subject', value: ({ subject }) => subject ?? '' },
    { label: 'Message', value: ({ message }) => message },
    { label: 'Status', value: ({ status }) => inquiryStatusLabel(status) },
    {
      label: 'Date',
      value: ({ createdAt }) => (createdAt === null ? '' : formatInstant(createdAt, policy.zone)),
    },
  ]
}
