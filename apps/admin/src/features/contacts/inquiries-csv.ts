import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { type Inquiry, inquiryStatusLabel } from '@dustforce/office/inquiry'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Inquiries as CSV. */
export const inquiryCsvColumns: readonly CsvColumn<Inquiry>[] = [
  { label: 'Name', value: ({ name }) => name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ phone }) => phone ?? '' },
  { label: 'Subject', value: ({ subject }) => subject ?? '' },
  { label: 'Message', value: ({ message }) => message },
  { label: 'Status', value: ({ status }) => inquiryStatusLabel(status) },
  {
    label: 'Date',
    value: ({ createdAt }) => (createdAt === null ? '' : formatInstant(createdAt, gtaPolicy.zone)),
  },
]
