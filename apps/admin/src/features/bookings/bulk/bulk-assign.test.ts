import { bulkPlan } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { AdminBackend, Booking } from '@dustforce/supabase/admin'
import { describe, expect, it, vi } from 'vitest'
import { cleanerAssignmentEmail, jobAssignmentEmail } from '../../../patterns/job-email.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { contractor, booking as sample } from '../../../testing/samples.ts'
import { beforeAssignment } from '../acts/assigning.ts'
import { payRules } from '../pay-rules.ts'
import { revertAssignments, sendAssignments } from './bulk-assign.ts'

const free: Booking = {
  ...sample,
  ...{
    contractorId: null,
    assignedCleanerName: null,
    assignedCleanerPhone: null,
    bookingStatus: 'confirmed',
  },
}
const bookings = Array.from({ length: 8 }, (_, nr) => ({
  ...free,
  ...{ id: `b${nr}`, customerName: `Customer ${nr}`, version: nr + 1 },
}))
const { changes } = bulkPlan(bookings, { kind: 'assign', cleaner: contractor }, payRules(gtaBusiness))
const results = bookings.map(({ id, customerName, version }) =>
  id === 'b3'
    ? { id, customerName, outcome: 'refused' as const, message: 'Has another job.' }
    : { id, customerName, outcome: 'done' as const, message: '', version: version + 1 },
)
const letters = { toCleaner: true, toCustomer: true, notes: ' Ring twice ' }

function sending(refused: readonly string[] = []) {
  const jobAssignment = vi.fn<AdminBackend['emails']['jobAssignment']>(async ({ bookingId }) =>
    refused.includes(`${bookingId}`)
      ? { success: false, error: 'The mailbox is full.' }
      : { success: true, error: null, heldId: `job-${bookingId}` },
  )
  const cleanerAssignment = vi.fn<AdminBackend['emails']['cleanerAssignment']>(async ({ bookingId }) => ({
    ...{ success: true, error: null, heldId: `who-${bookingId}` },
  }))
  const backend = fakeBackend({
    contractors: { emailOf: async () => 'maria@example.com' },
    emails: { jobAssignment, cleanerAssignment },
  })
  return { backend, jobAssignment, cleanerAssignment }
}

describe('many assignments', () => {
  it('send both letters once for each booking that was assigned, as they were shown, held', async () => {
    const { backend, jobAssignment, cleanerAssignment } = sending()
    const assigned = await sendAssignments(backend, changes, results, letters, gtaBusiness.priceBook)
    expect(assigned.map(({ booking }) => booking.id)).toEqual(['b0', 'b1', 'b2', 'b4', 'b5', 'b6', 'b7'])
    expect(assigned[0]).toMatchObject({ version: 2, held: ['job-b0', 'who-b0'], problems: [] })
    expect(jobAssignment).toHaveBeenCalledTimes(7)
    expect(cleanerAssignment).toHaveBeenCalledTimes(7)
    const [first] = changes
    const planned = { ...bookings[0], ...first?.patch } as Booking
    expect(jobAssignment.mock.calls[0]).toEqual([
      jobAssignmentEmail(planned, 'maria@example.com', 'Ring twice', gtaBusiness.priceBook),
      'held',
    ])
    expect(cleanerAssignment.mock.calls[0]).toEqual([
      cleanerAssignmentEmail(planned, gtaBusiness.priceBook),
      'held',
    ])
    expect(planned.assignedCleanerName).toBe(contractor.fullName)
  })

  it('leave out the letters that are not wanted, and keep by booking why one is not on its way', async () => {
    const { backend, cleanerAssignment } = sending(['b1'])
    const assigned = await sendAssignments(
      backend,
      changes,
      results,
      { ...letters, toCustomer: false },
      gtaBusiness.priceBook,
    )
    expect(cleanerAssignment).not.toHaveBeenCalled()
    expect(assigned.map(({ problems }) => problems.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(assigned[1]).toMatchObject({ held: [], problems: ['The mailbox is full.'] })
  })

  it('are taken back with their letters, each over the version that it made', async () => {
    const { backend } = sending()
    const assigned = await sendAssignments(backend, changes, results, letters, gtaBusiness.priceBook)
    const revert = vi.fn<AdminBackend['many']['revert']>(async ({ id }) => ({
      ...{ id, customerName: '', message: '' },
      outcome: id === 'b2' ? ('emails-sent' as const) : ('done' as const),
    }))
    const undone = await revertAssignments(fakeBackend({ many: { revert } }), assigned)
    expect(undone).toHaveLength(7)
    expect(undone[2]).toMatchObject({ customerName: 'Customer 2', outcome: 'emails-sent' })
    expect(revert.mock.calls[0]).toEqual([
      { id: 'b0', version: 2 },
      beforeAssignment(free),
      ['job-b0', 'who-b0'],
    ])
  })
})
