import { formatInstant } from '@dustforce/core/schedule'
import { applicationStatusLabel } from '@dustforce/office/application'
import type { CompanyPolicy } from '@dustforce/office/company'
import type { JobApplication } from '@dustforce/supabase/admin'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Applications as CSV. */
export function applicationCsvColumns(policy: CompanyPolicy): readonly CsvColumn<JobApplication>[] {
  return [
    { label: 'Name', value: ({ fullName }) => fullName },
    { label: 'Email', value: ({ email }) => email },
    { label: 'Phone', value: ({ phone }) => phone },
    { label: 'Experience', value: ({ experience }) => experience ?? '' },
    { label: 'Areas', value: ({ serviceAreas }) => serviceAreas.join(', ') },
    {
      label: 'Applied',
      value: ({ createdAt }) => (createdAt === null ? '' : formatInstant(createdAt, policy.zone)),
    },
    { label: 'Status', value: ({ status }) => applicationStatusLabel(status) },
  ]
}
