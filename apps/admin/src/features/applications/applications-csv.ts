import { formatInstant, gtaPolicy } from '@dustforce/core/schedule'
import { applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Applications as CSV. */
export const applicationCsvColumns: readonly CsvColumn<JobApplication>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ phone }) => phone },
  { label: 'Experience', value: ({ experience }) => experience ?? '' },
  { label: 'Areas', value: ({ serviceAreas }) => serviceAreas.join(', ') },
  {
    label: 'Applied',
    value: ({ createdAt }) => (createdAt === null ? '' : formatInstant(createdAt, gtaPolicy.zone)),
  },
  { label: 'Status', value: ({ status }) => applicationStatusLabel(status) },
]
