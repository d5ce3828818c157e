import { businessDate } from '@dustforce/core/schedule'
import { type ContractorForm, contractorFormOf } from '@dustforce/office/contractor'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { assignedBooking, contractor } from '../../testing/story-records.ts'
import { newScheduleConflicts } from './schedule-conflicts.ts'

const before: ContractorForm = { ...contractorFormOf(contractor), days: ['Monday', 'Tuesday'], times: [] }
const [monday, tuesday, sunday] = ['2026-11-23', '2026-11-24', '2026-11-29'].map((date) => ({
  ...assignedBooking,
  id: date,
  bookingDate: businessDate(date),
}))
const jobs = [monday, tuesday, sunday].flatMap((job) => job ?? [])
const idsOf = (after: Partial<ContractorForm>) =>
  newScheduleConflicts(jobs, before, { ...before, ...after }, gtaBusiness.company).map(({ id }) => id)

it('are the jobs that fitted before and no longer do', () => {
  expect(idsOf({})).toEqual([])
  expect(idsOf({ days: ['Monday'] })).toEqual(['2026-11-24'])
  // Without a day a contractor works on every one.
  expect(idsOf({ days: [] })).toEqual([])
  expect(idsOf({ times: ['Evening (4pm-8pm)'] })).toEqual(['2026-11-23', '2026-11-24'])
  expect(idsOf({ serviceAreas: ['Vaughan'] })).toEqual(['2026-11-23', '2026-11-24', '2026-11-29'])
})

it('ignore changes of the name and of being on duty', () => {
  expect(idsOf({ fullName: 'Ana', onDuty: false })).toEqual([])
})
