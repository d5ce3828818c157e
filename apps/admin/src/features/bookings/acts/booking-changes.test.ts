import {
  type AdminBackend,
  AdminFailure,
  type Booking,
  type BookingPage,
  type Removal,
} from '@dustforce/supabase/admin'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { booking } from '../../../testing/samples.ts'
import { pageKey } from '../list/booking-cache.ts'
import { createBookingChanges } from './booking-changes.ts'

const other: Booking = { ...booking, id: 'b2' }
const first = [...pageKey, 'first']
const second = [...pageKey, 'second']

function setUp(bookings: Partial<AdminBackend['bookings']>) {
  const client = new QueryClient()
  client.setQueryData<BookingPage>(first, { rows: [booking, other], next: 'there' })
  client.setQueryData<BookingPage>(second, { rows: [booking], next: null })
  client.setQueryData(['dashboard', 'today'], 'figures')
  client.setQueryData(['finance'], 'figures')
  const rows = (key = first) => client.getQueryData<BookingPage>(key)?.rows
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  return { client, rows, isStale, changes: createBookingChanges(fakeBackend({ bookings }).bookings, client) }
}

it('shows a change before it is saved, on every page, and what was saved after that', async () => {
  const saving = deferred<Booking>()
  const { changes, rows } = setUp({ update: () => saving.promise })
  const done = changes.change(booking, { adminNotes: 'Call first' })
  await vi.waitFor(() => expect(rows()?.[0]?.adminNotes).toBe('Call first'))
  expect(rows(second)?.[0]?.adminNotes).toBe('Call first')
  expect(rows()?.[1]).toBe(other)
  const saved = { ...booking, adminNotes: 'Call first', version: 4 }
  saving.resolve(saved)
  expect(await done).toBe(saved)
  expect([rows()?.[0], rows(second)?.[0]]).toEqual([saved, saved])
})

it('shows the booking as it was when the backend refuses the change', async () => {
  const saving = deferred<Booking>()
  const { changes, rows } = setUp({ update: () => saving.promise })
  const failed = expect(changes.change(booking, { bookingStatus: 'completed' })).rejects.toThrow('No')
  await vi.waitFor(() => expect(rows()?.[0]?.bookingStatus).toBe('completed'))
  saving.reject(new AdminFailure('refused', 'No'))
  await failed
  expect([rows()?.[0], rows(second)?.[0]]).toEqual([booking, booking])
})

it('reads lists and figures again after a change, saved or refused, and nothing else', async () => {
  const saved = setUp({ update: async () => booking })
  await saved.changes.change(booking, {})
  const refused = setUp({})
  await refused.changes.change(booking, {}).catch(() => undefined)
  for (const { isStale } of [saved, refused]) {
    expect([first, second, ['dashboard', 'today'], ['finance']].map(isStale)).toEqual([
      true,
      true,
      true,
      false,
    ])
  }
})

it('does not let a list that was being read overwrite a change', async () => {
  const { changes, rows, client } = setUp({ update: () => new Promise(() => undefined) })
  const reading = deferred<BookingPage>()
  const old = client.fetchQuery({ queryKey: first, queryFn: () => reading.promise }).catch(() => undefined)
  changes.change(booking, { adminNotes: 'Call first' })
  await vi.waitFor(() => expect(rows()?.[0]?.adminNotes).toBe('Call first'))
  reading.resolve({ rows: [booking], next: null })
  await old
  expect(rows()?.[0]?.adminNotes).toBe('Call first')
})

it.each(['change', 'remove'] as const)(
  'lets other readings go on while a booking is sent to %s',
  async (action) => {
    const { changes, client } = setUp({ update: async () => booking, remove: async () => 'deleted' })
    const reading = deferred<string>()
    const roster = client.fetchQuery({ queryKey: ['contractors'], queryFn: () => reading.promise })
    await changes[action](booking, {})
    reading.resolve('roster')
    expect(await roster).toBe('roster')
  },
)

it('does not let a list that was being read bring back a deleted booking', async () => {
  const { changes, rows, client } = setUp({ remove: () => new Promise(() => undefined) })
  const reading = deferred<BookingPage>()
  const old = client.fetchQuery({ queryKey: first, queryFn: () => reading.promise }).catch(() => undefined)
  changes.remove(booking)
  await vi.waitFor(() => expect(rows()).toEqual([other]))
  reading.resolve({ rows: [booking], next: null })
  await old
  expect(rows()).toEqual([other])
})

it('saves quick changes of a booking one after the other, each from the version before', async () => {
  const calls: (readonly [unknown, number])[] = []
  const turns = [deferred<void>(), deferred<void>()]
  const update = vi.fn(async (_id: string, patch: object, version: number) => {
    calls.push([patch, version])
    await turns[calls.length - 1]?.promise
    return { ...booking, ...patch, version: version + 1 }
  })
  const { changes } = setUp({ update })
  const one = changes.change(booking, { notes: 'one' })
  const two = changes.change(booking, { notes: 'two' })
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce())
  turns[0]?.resolve()
  await one
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  turns[1]?.resolve()
  await two
  expect(calls).toEqual([
    [{ notes: 'one' }, 3],
    [{ notes: 'two' }, 4],
  ])
})

it('saves the next change although the one before was refused', async () => {
  const update = vi.fn(async () => booking).mockRejectedValueOnce(new AdminFailure('refused', 'No'))
  const { changes } = setUp({ update })
  const one = changes.change(booking, { notes: 'one' })
  const two = changes.change(booking, { notes: 'two' })
  await expect(one).rejects.toThrow('No')
  expect(await two).toBe(booking)
})

it('saves changes of different bookings side by side', async () => {
  const update = vi.fn(() => new Promise<Booking>(() => undefined))
  const { changes } = setUp({ update })
  changes.change(booking, {})
  changes.change(other, {})
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
})

it('takes a version that was read later over the one it wrote', async () => {
  const update = vi.fn(async () => ({ ...booking, version: 4 }))
  const { changes } = setUp({ update })
  await changes.change(booking, {})
  await changes.change({ ...booking, version: 9 }, {})
  expect(update).toHaveBeenLastCalledWith('b1', {}, 9)
})

it('goes on from what is seen after a conflict, and from what it wrote after any other failure', async () => {
  for (const [reason, version] of [
    ['conflict', 3],
    ['unreachable', 4],
  ] as const) {
    const update = vi
      .fn(async (): Promise<Booking> => ({ ...booking, version: 4 }))
      .mockResolvedValueOnce({ ...booking, version: 4 })
      .mockRejectedValueOnce(new AdminFailure(reason, 'No'))
    const { changes } = setUp({ update })
    await changes.change(booking, {})
    await expect(changes.change(booking, {})).rejects.toThrow('No')
    await changes.change(booking, {})
    expect(update).toHaveBeenLastCalledWith('b1', {}, version)
  }
})

it('takes a deleted booking off the pages at once, and reads lists and figures again', async () => {
  const removing = deferred<Removal>()
  const { changes, rows, isStale } = setUp({ remove: () => removing.promise })
  const done = changes.remove(booking)
  await vi.waitFor(() => expect(rows()).toEqual([other]))
  expect(rows(second)).toEqual([])
  removing.resolve('deleted')
  await done
  expect(rows()).toEqual([other])
  expect([isStale(first), isStale(['dashboard', 'today'])]).toEqual([true, true])
})

it('shows a booking again, canceled, that was canceled instead of deleted', async () => {
  const { changes, rows } = setUp({ remove: async () => 'canceled' })
  expect(await changes.remove(booking)).toBe('canceled')
  expect(rows()).toEqual([{ ...booking, bookingStatus: 'canceled' }, other])
  expect(rows(second)).toEqual([{ ...booking, bookingStatus: 'canceled' }])
})

it('puts a booking back where it was when the backend refuses to delete it', async () => {
  const third = [...pageKey, 'third']
  const { changes, rows, client, isStale } = setUp({
    remove: async () => {
      // Meanwhile a page that never showed it was read again: it has nothing to put back.
      client.setQueryData<BookingPage>(third, { rows: [], next: null })
      throw new AdminFailure('refused', 'No')
    },
  })
  client.setQueryData<BookingPage>(third, { rows: [other], next: null })
  // And a page that has not been read yet.
  client.getQueryCache().build(client, { queryKey: [...pageKey, 'fourth'] })
  await expect(changes.remove(booking)).rejects.toThrow('No')
  expect(rows()).toEqual([booking, other])
  expect(rows(second)).toEqual([booking])
  expect(rows(third)).toEqual([])
  expect(client.getQueryData([...pageKey, 'fourth'])).toBeUndefined()
  expect(isStale(first)).toBe(true)
})

it('deletes after the change that is being saved', async () => {
  const saving = deferred<Booking>()
  const remove = vi.fn(async () => 'deleted' as const)
  const { changes } = setUp({ update: () => saving.promise, remove })
  const saved = changes.change(booking, {})
  const removed = changes.remove(booking)
  await new Promise((resolve) => setImmediate(resolve))
  expect(remove).not.toHaveBeenCalled()
  saving.resolve(booking)
  await Promise.all([saved, removed])
  expect(remove).toHaveBeenCalledWith('b1')
})
