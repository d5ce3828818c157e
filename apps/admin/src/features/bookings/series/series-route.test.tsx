import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { bookingRow } from '../../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../../testing/fake-server/fake-server.ts'
import { openHub } from '../../../testing/open-hub.tsx'
import { seen } from '../../../testing/person.ts'
import { shownToast } from '../../../testing/shown-toast.ts'

const amelia = bookingRow({ customerName: 'Amelia Wright', bookingDate: businessDate('2026-11-30') })

it('skips a visit as it was shown, says by whom it is missed, and lists it so', async () => {
  const server = startServer({ bookings: [amelia] })
  const id = String(amelia.id)
  server.series.set(id, {
    ...{ id: 's1', status: 'running', every: 'week', minute: 540, problem: null, pauses: [], left: [] },
    ...{ consent: 'I agree', consented_at: 0, frequencies: { month: { name: 'Once a month', percent: 3 } } },
    extras: null,
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    visits: [
      {
        ...{ booking_id: id, original: '2026-11-30', date: '2026-11-30', time: '9:00 AM' },
        ...{ total_cents: 33_600, payment: 'arranged', status: 'confirmed', missed_by: null, can_end: true },
      },
    ],
  })
  const hub = openHub(server, `/dashboard/bookings?open=${id}`)
  await hub.reads('Card kept: Visa ending in 4242, good until 12/2034.')
  await hub.press('Change Visits')
  await hub.reads('Called off')
  await hub.choose('Missed because of', 'The customer')
  await hub.press('Skip Visit')
  await seen(() => expect(shownToast()?.[1]).toBe('Visit skipped'))
  const change = { kind: 'skip', original: '2026-11-30' }
  const [asked, done] = server.asked('functions/change-booking')
  expect(asked).toEqual({ act: 'preview-series', bookingId: id, change })
  expect(done).toMatchObject({ act: 'change-series', change, version: 1, missedBy: 'customer' })
  await hub.reads('Called off · The customer')
})

it('gives all visits to come to another cleaner, with what speaks against each, and takes it back', async () => {
  const daniel = contractorRow('Daniel Okafor', { availability: { days: ['Monday'], times: [] } })
  const visit = (date: string) =>
    bookingRow({
      ...{ customerName: 'Amelia Wright', bookingDate: businessDate(date), paymentStatus: 'arranged' },
      ...{ assignedCleanerName: 'Maria Santos', bookingStatus: 'assigned', contractorId: null },
    })
  const visits = [visit('2026-11-30'), visit('2026-12-08')]
  const server = startServer({ bookings: visits, contractors: [daniel] })
  const id = String(visits[0]?.id)
  server.series.set(id, {
    ...{ id: 's1', status: 'running', every: 'week', minute: 540, problem: null, pauses: [], left: [] },
    ...{ consent: 'I agree', consented_at: 0, card: null, frequencies: null, extras: null },
    visits: visits.map(({ id: booking_id, booking_date: date }) => ({
      ...{ booking_id, original: date, date, time: '9:00 AM', total_cents: 33_600 },
      ...{ payment: 'arranged', status: 'assigned', missed_by: null, can_end: true },
    })),
  })
  const cleaners = () => server.rows('bookings').map(({ assigned_cleaner_name: name }) => name)
  const hub = openHub(server, `/dashboard/bookings?open=${id}`)
  await hub.press('Replace Contractor')
  await hub.choose('Contractor', 'Daniel Okafor: 1 with a reason against')
  await hub.reads('Does not work on Tuesdays')
  await hub.choose('Assign anyway, because', 'Agreed with the contractor')
  await hub.press('Assign 2 Visits')
  await seen(() => expect(cleaners()).toEqual(['Daniel Okafor', 'Daniel Okafor']))
  await hub.press('Undo')
  await seen(() => expect(cleaners()).toEqual(['Maria Santos', 'Maria Santos']))
})
