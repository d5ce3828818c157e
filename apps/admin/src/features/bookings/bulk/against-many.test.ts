import { businessDate } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Booking } from '@dustforce/supabase/admin'
import { expect, it } from 'vitest'
import { booking, contractor } from '../../../testing/story-records.ts'
import { againstMany } from './against-many.ts'

const at = (id: string, bookingTime: string, bookingMinute: number) => ({
  ...booking,
  ...{ id, customerName: id, bookingTime, bookingMinute, durationMinutes: 180, contractorId: null },
  bookingDate: businessDate('2026-11-24'),
})
const free = { ...contractor, serviceAreas: [], availability: { days: [], times: [] } }

const textsOf = (bookings: readonly Booking[], cleaner: Contractor, jobs: readonly Booking[]) =>
  againstMany(bookings, cleaner, jobs, gtaBusiness.company).map(({ who, why }) => `${who}: ${why}`)

it('names what is in the way, among the others and among the selected themselves', () => {
  const early = at('Early', '9:00 AM', 540)
  const late = at('Late', '3:00 PM', 900)
  expect(textsOf([early, late], free, [early])).toEqual([])
  const meets = { ...at('Theirs', '10:00 AM', 600), contractorId: free.id }
  expect(textsOf([early, late], free, [meets])).toEqual([
    expect.stringMatching(/^Early: Has another job .*: Theirs$/),
  ])
  expect(textsOf([early, { ...meets, contractorId: null }], free, [])).toEqual([
    expect.stringMatching(/^Early: Has another job/),
    expect.stringMatching(/^Theirs: Has another job/),
  ])
})

it('says what the profile says against it', () => {
  const elsewhere = { ...free, serviceAreas: ['Vaughan'] }
  expect(textsOf([at('Early', '9:00 AM', 540)], elsewhere, [])).toEqual(['Early: Works in Vaughan only'])
})
