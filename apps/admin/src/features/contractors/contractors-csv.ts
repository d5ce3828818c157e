import { type Contractor, dutyText } from '@dustforce/office/contractor'
import type { CsvColumn } from '../../app/list-csv.ts'

/** Contractors as CSV. */
export const contractorCsvColumns: readonly CsvColumn<Contractor>[] = [
  { label: 'Name', value: ({ fullName }) => fullName },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ phone }) => phone },
  { label: 'Service areas', value: ({ serviceAreas }) => serviceAreas.join(', ') },
  { label: 'Services', value: ({ servicesOffered }) => servicesOffered.join(', ') },
  { label: 'Days', value: ({ availability }) => availability.days.join(', ') },
  { label: 'Times', value: ({ availability }) => availability.times.join(', ') },
  { label: 'Status', value: ({ onDuty }) => dutyText(onDuty) },
]
