import { businessDate } from '@dustforce/core/schedule'
import { AdminFailure, type Booking, type BookingPatch } from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { deferred } from '../../testing/deferred.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderInHub } from '../../testing/render-in-hub.tsx'
import { contractor, otherContractor, booking as sample } from '../../testing/samples.ts'
import { shownToast } from '../../testing/shown-toast.ts'
import { betweenKey } from './use-job-changes.ts'
import { useJobMoves } from './use-job-moves.ts'
import { useJobWrite } from './use-job-write.ts'

const job: Booking = {
  ...sample,
  ...{ contractorId: contractor.id, bookingStatus: 'assigned', durationMinutes: 120, overlapReason: null },
}
const onBoard = [...betweenKey, '2026-11-21', '2026-11-21']
const notice = { done: 'Length changed', text: 'Until noon.', failed: 'Length Not Changed', undo: true }
const refused = new AdminFailure('refused', 'The contractor has another job at that time.')

/** A board over a server that keeps one job and answers each write when it is told to. */
function board() {
  let stored = job
  const asked: { readonly patch: BookingPatch; readonly answer: (failure?: Error) => Promise<void> }[] = []
  const update = (_id: string, patch: BookingPatch, version: number) => {
    const held = deferred<Booking>()
    const answer = async (failure?: Error) => {
      const problem =
        failure ??
        (version === stored.version ? null : new AdminFailure('conflict', 'Somebody else was faster.'))
      if (problem !== null) held.reject(problem)
      else {
        stored = { ...stored, ...patch, version: version + 1 }
        held.resolve(stored)
      }
      await held.promise.catch(() => undefined)
    }
    asked.push({ patch, answer })
    return held.promise
  }
  const client = new QueryClient()
  client.setQueryData(onBoard, [job])
  const backend = fakeBackend({ bookings: { update, between: async () => [stored], move } })
  async function move(_id: string, { date }: { readonly date: string }) {
    stored = { ...stored, bookingDate: businessDate(date), version: stored.version + 1 }
  }
  const both = () => ({ write: useJobWrite(), move: useJobMoves([contractor, otherContractor]) })
  const { result } = renderInHub(both, { backend, client })
  const shown = () => client.getQueryData<readonly Booking[]>(onBoard)?.[0] ?? job
  return {
    ...result.current,
    shown,
    /** Returns the job as the server holds it after all writes. */
    stored: () => stored,
    /** The nth write, once it was asked for. */
    asked: (count: number) => vi.waitFor(() => (asked[count - 1] ? asked[count - 1] : Promise.reject(count))),
    count: () => asked.length,
    /** Somebody else changes the job. */
    interfere: () => {
      stored = { ...stored, notes: 'Theirs', version: stored.version + 1 }
    },
  }
}

test('a second change waits for the first and builds on what it saved', async () => {
  const hub = board()
  const first = hub.write(job, { durationMinutes: 150 }, notice)
  await vi.waitFor(() => expect(hub.shown().durationMinutes).toBe(150))
  const second = hub.write(hub.shown(), { durationMinutes: 180 }, notice)
  await vi.waitFor(() => expect(hub.shown().durationMinutes).toBe(180))
  const one = await hub.asked(1)
  expect(hub.count()).toBe(1)
  await one?.answer()
  expect(await first).toBe(true)
  // The length that was asked for last stays in view.
  expect(hub.shown().durationMinutes).toBe(180)
  await (await hub.asked(2))?.answer()
  expect(await second).toBe(true)
  expect(hub.stored().durationMinutes).toBe(180)
  expect(hub.shown()).toEqual(hub.stored())
  // The second is taken back to what the first made of it.
  undoLast()
  await (await hub.asked(3))?.answer()
  await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
  expect(hub.stored().durationMinutes).toBe(150)
})

test('another length and another cleaner of one job do not collide', async () => {
  const hub = board()
  const longer = hub.write(job, { durationMinutes: 150 }, notice)
  await vi.waitFor(() => expect(hub.shown().durationMinutes).toBe(150))
  const place = { contractorId: otherContractor.id, date: businessDate('2026-11-21'), minute: 540 }
  const given = hub.move(hub.shown(), place, null)
  await (await hub.asked(1))?.answer()
  await (await hub.asked(2))?.answer()
  expect(await Promise.all([longer, given])).toEqual([true, true])
  expect(hub.stored()).toMatchObject({ durationMinutes: 150, contractorId: 'c2' })
})

test('a change of what the board has not read again is made over the saved version', async () => {
  const hub = board()
  const stale = hub.shown()
  const first = hub.write(stale, { durationMinutes: 150 }, notice)
  await (await hub.asked(1))?.answer()
  expect(await first).toBe(true)
  const next = hub.write(stale, { durationMinutes: 180 }, notice)
  await (await hub.asked(2))?.answer()
  expect(await next).toBe(true)
  // A move that tells people is written by the server.
  const there = { contractorId: contractor.id, date: businessDate('2026-11-24'), minute: 540 }
  expect(await hub.move(stale, there, null)).toBe(true)
  const after = hub.write(stale, { durationMinutes: 210 }, notice)
  await (await hub.asked(3))?.answer()
  expect(await after).toBe(true)
})

test('what others changed in between is refused, as is all that was built on it', async () => {
  const hub = board()
  const first = hub.write(job, { durationMinutes: 150 }, notice)
  const second = hub.write(job, { durationMinutes: 180 }, notice)
  const one = await hub.asked(1)
  await one?.answer()
  hub.interfere()
  await (await hub.asked(2))?.answer()
  expect(await Promise.all([first, second])).toEqual([true, false])
  expect(shownToast()).toEqual(['destructive', 'Length Not Changed', 'Somebody else was faster.'])
  expect(hub.stored()).toMatchObject({ durationMinutes: 150, notes: 'Theirs' })
  // Once it was read again it can be changed.
  const next = hub.write(hub.stored(), { durationMinutes: 180 }, notice)
  await (await hub.asked(3))?.answer()
  expect(await next).toBe(true)
})

test('a refused change leaves the next one to what was there before', async () => {
  const hub = board()
  const first = hub.write(job, { durationMinutes: 300 }, notice)
  await vi.waitFor(() => expect(hub.shown().durationMinutes).toBe(300))
  const second = hub.write(hub.shown(), { durationMinutes: 150 }, notice)
  await (await hub.asked(1))?.answer(refused)
  expect(await first).toBe(false)
  await (await hub.asked(2))?.answer()
  expect(await second).toBe(true)
  undoLast()
  await (await hub.asked(3))?.answer()
  await vi.waitFor(() => expect(hub.stored().durationMinutes).toBe(120))
})
