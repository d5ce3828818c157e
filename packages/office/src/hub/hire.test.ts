import { expect, test } from 'vitest'
import { contractorOfApplicant } from './index.ts'

test('a hired applicant is on the roster in its words, off duty', () => {
  const row = contractorOfApplicant({
    fullName: 'Ana Diaz',
    email: 'ana@example.com',
    phone: '(416) 555-0123',
    experience: '3+ years',
    availableDays: ['Monday'],
    availableTimes: ['12 pm - 4 pm', '8 am - 12 pm'],
    serviceAreas: ['Toronto (Downtown)', 'East York'],
  })
  expect(row).toMatchObject({
    full_name: 'Ana Diaz',
    email: 'ana@example.com',
    service_areas: ['Toronto', 'East York'],
    availability: { days: ['Monday'], times: ['Morning (8am-12pm)', 'Afternoon (12pm-4pm)'] },
    notes: 'Experience: 3+ years',
    status: false,
  })
})
