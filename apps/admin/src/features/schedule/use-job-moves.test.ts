import { businessDate } from '@dustforce/core/schedule'
import type { JobPlace, OverlapReason } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { AdminFailure, type Booking, type BookingPatch } from '@dustforce/supabase/admin'
import { expect, test, vi } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { contractor, otherContractor, booking as sample } from '../../testing/samples.ts'
import { shownToast } from '../../testing/shown-toast.ts'
import { moveLetters } from './move-sold.ts'
import { useJobMoves } from './use-job-moves.ts'

const job: Booking = { ...sample, contractorId: contractor.id, bookingStatus: 'assigned' }
const later: JobPlace = { contractorId: contractor.id, date: businessDate('2026-11-24'), minute: 600 }
const act = { actId: expect.any(String), date: '2026-11-24', minute: 600 }

/** Moves a job over a backend that says what it was asked, in order. */
async function moved(
  from: Booking,
  place: JobPlace,
  reason: OverlapReason | null = null,
  refused: { readonly move?: Error; readonly assign?: Error } = {},
  overrides?: boolean,
) {
  const asked: unknown[] = []
  let stored = from
  const update = vi.fn(async (_id: string, patch: BookingPatch, version: number) => {
    asked.push(patch)
    expect(version).toBe(stored.version)
    if (refused.assign !== undefined && patch.contractorId) throw refused.assign
    stored = { ...stored, ...patch, version: version + 1 }
    return stored
  })
  const move = vi.fn(async (_id: string, order: unknown) => {
    asked.push(order)
    if (refused.move !== undefined) throw refused.move
    stored = { ...stored, version: stored.version + 3 }
  })
  const backend = fakeBackend({ bookings: { between: async () => [stored], update, move } })
  const { result } = renderInHub(() => useJobMoves([contractor, otherContractor]), { backend })
  return { done: await result.current(from, place, reason, overrides), asked }
}

test('a sold job is moved by the act that tells customer and cleaner', async () => {
  expect(await moved(job, later)).toEqual({ done: true, asked: [act] })
  expect(moveLetters(job, later, false, gtaBusiness.policy)).toBe(
    'The customer and the contractor get an e-mail about the new time.',
  )
})

test('an unsold job, and another cleaner at the same time, are written without a letter', async () => {
  const unsold = { ...job, paymentStatus: 'pending' }
  const plain = await moved(unsold, later)
  expect(plain.asked).toEqual([{ bookingDate: '2026-11-24', bookingTime: '10:00 AM' }])
  expect(moveLetters(unsold, later, false, gtaBusiness.policy)).toBe('Moving the job here sends no e-mail.')
  const at = { contractorId: otherContractor.id, date: businessDate('2026-11-21'), minute: 540 }
  const given = await moved(job, at)
  expect(given.asked).toEqual([expect.objectContaining({ contractorId: 'c2', bookingStatus: 'assigned' })])
})

test('a move that nobody was written about is taken back over the version that it made', async () => {
  const at = { contractorId: otherContractor.id, date: businessDate('2026-11-21'), minute: 540 }
  const { asked } = await moved(job, at, 'agreed')
  expect(undoLast()).toBe(true)
  await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
  expect(asked[1]).toEqual({
    ...{ bookingStatus: 'assigned', contractorId: contractor.id, overlapReason: job.overlapReason },
    assignedCleanerName: job.assignedCleanerName,
    assignedCleanerPhone: job.assignedCleanerPhone,
    contractorPayCents: job.contractorPayCents,
  })
  // A move that the customer and the cleaner were told of is moved back by another move.
  await moved(job, later)
  expect(undoLast()).toBe(false)
})

test('a job that changes hands is nobody’s while it is moved', async () => {
  const toOther = { ...later, contractorId: otherContractor.id }
  const { done, asked } = await moved(job, toOther)
  expect(done).toBe(true)
  expect(asked).toEqual([
    expect.objectContaining({ contractorId: null, bookingStatus: 'confirmed' }),
    act,
    expect.objectContaining({ contractorId: 'c2', bookingStatus: 'assigned' }),
  ])
  expect(asked[2]).not.toHaveProperty('bookingDate')
  expect(moveLetters(job, toOther, false, gtaBusiness.policy)).toBe(
    'The customer gets an e-mail about the new time; contractors do not.',
  )
  const nobodys = { ...job, contractorId: null }
  expect((await moved(nobodys, { ...later, contractorId: null })).asked).toEqual([act])
  expect(moveLetters(nobodys, { ...later, contractorId: null }, false, gtaBusiness.policy)).toBe(
    'The customer gets an e-mail about the new time.',
  )
  expect((await moved(job, { ...later, contractorId: null })).asked).toHaveLength(2)
})

test('a reason for two jobs at once is given after the move', async () => {
  const { asked } = await moved(job, later, 'agreed')
  expect(asked).toEqual([
    expect.objectContaining({ contractorId: null }),
    act,
    expect.objectContaining({ contractorId: 'c1', bookingStatus: 'assigned', overlapReason: 'agreed' }),
  ])
})

test('a reason for what does not suit the cleaner is kept, and both get their letters', async () => {
  const { done, asked } = await moved(job, later, 'nobody-else', {}, false)
  expect(done).toBe(true)
  expect(asked).toEqual([act, { overlapReason: 'nobody-else' }])
})

test('what is refused is said, and the cleaner keeps the job', async () => {
  const full = new AdminFailure('refused', 'Bookings are full for this day.')
  const { done, asked } = await moved(job, { ...later, contractorId: otherContractor.id }, null, {
    move: full,
  })
  expect(done).toBe(false)
  expect(asked.at(-1)).toEqual(expect.objectContaining({ contractorId: 'c1', bookingStatus: 'assigned' }))
  expect(shownToast()).toEqual(['destructive', 'Move Failed', 'Bookings are full for this day.'])
  const taken = new AdminFailure('refused', 'Chen Wei has another job that day.')
  await moved(job, { ...later, contractorId: otherContractor.id }, null, { assign: taken })
  expect(shownToast()?.[2]).toBe(
    'The job was moved, but has no contractor now: Chen Wei has another job that day.',
  )
})
