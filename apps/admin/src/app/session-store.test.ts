import type { AdminSession } from '@dustforce/supabase/admin'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeBackend } from '../testing/fake-backend.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createSessionStore } from './session-store.ts'

const ana = { email: 'ana@example.com' }

const memory = memoryStorage()
afterEach(() => memory.clear())

/** A backend that keeps its token until it is signed out of, as a browser does. */
function open(token: AdminSession | null) {
  const kept = { token }
  const listeners: ((session: AdminSession | null) => void)[] = []
  const stopped = vi.fn()
  const { session } = fakeBackend({
    session: {
      current: async () => kept.token,
      onChange: (listener) => {
        listeners.push(listener)
        return stopped
      },
      signOut: vi.fn(async () => {
        kept.token = null
      }),
    },
  })
  const store = createSessionStore(session, memory)
  const heard = vi.fn()
  store.subscribe(heard)
  return { store, session, kept, heard, stopped, tell: (next: AdminSession | null) => listeners[0]?.(next) }
}

it('is checking until the backend has said who is signed in', async () => {
  const { store, heard } = open(ana)
  expect(store.read()).toEqual({ status: 'checking' })
  await vi.waitFor(() => expect(store.read()).toEqual({ status: 'signed-in', session: ana }))
  expect(heard).toHaveBeenCalledOnce()
})

it('is signed out when there was never a session, and expired when there was one', async () => {
  const first = open(null)
  await vi.waitFor(() => expect(first.store.read()).toEqual({ status: 'signed-out', why: 'never' }))
  await open(ana).store.refresh()
  const later = open(null)
  await vi.waitFor(() => expect(later.store.read()).toEqual({ status: 'signed-out', why: 'expired' }))
})

it('is signed out when the backend cannot say', async () => {
  const { session } = fakeBackend({})
  const store = createSessionStore(session, memory)
  await vi.waitFor(() => expect(store.read()).toEqual({ status: 'signed-out', why: 'never' }))
})

it('tells its listeners of another session only', async () => {
  const { store, heard, tell } = open(ana)
  await store.refresh()
  heard.mockClear()
  tell({ email: 'ana@example.com' })
  expect(heard).not.toHaveBeenCalled()
  tell({ email: 'bo@example.com' })
  expect(store.read()).toEqual({ status: 'signed-in', session: { email: 'bo@example.com' } })
  tell(null)
  expect(store.read()).toEqual({ status: 'signed-out', why: 'expired' })
  expect(heard).toHaveBeenCalledTimes(2)
  tell(null)
  expect(heard).toHaveBeenCalledTimes(2)
})

it('tells nothing to a listener that has left', async () => {
  const { store, tell } = open(ana)
  await store.refresh()
  const left = vi.fn()
  store.subscribe(left)()
  tell(null)
  expect(left).not.toHaveBeenCalled()
})

it('removes the dead token when the session expires, so that the next page load does not believe it', async () => {
  const { store, session, kept } = open(ana)
  await store.refresh()
  store.expire()
  expect(store.read()).toEqual({ status: 'signed-out', why: 'expired' })
  expect(session.signOut).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(kept.token).toBeNull())
  await store.refresh()
  expect(store.read()).toEqual({ status: 'signed-out', why: 'expired' })
})

it('expires also when the token cannot be removed', async () => {
  const { store, session } = open(ana)
  await store.refresh()
  vi.mocked(session.signOut).mockRejectedValue(new Error('offline'))
  store.expire()
  expect(store.read()).toEqual({ status: 'signed-out', why: 'expired' })
})

it('expires once, and not before anybody is signed in', async () => {
  const { store, session } = open(ana)
  store.expire()
  expect(store.read()).toEqual({ status: 'checking' })
  await store.refresh()
  store.expire()
  store.expire()
  expect(session.signOut).toHaveBeenCalledOnce()
})

it('forgets who left by the Logout button', async () => {
  const { store, kept } = open(ana)
  await store.refresh()
  await store.signOut()
  expect(store.read()).toEqual({ status: 'signed-out', why: 'left' })
  expect(kept.token).toBeNull()
  const later = open(null)
  await vi.waitFor(() => expect(later.store.read()).toEqual({ status: 'signed-out', why: 'never' }))
})

it('signs out on screen also when the backend cannot be reached', async () => {
  const { store, session } = open(ana)
  await store.refresh()
  vi.mocked(session.signOut).mockRejectedValue(new Error('offline'))
  await expect(store.signOut()).resolves.toBeUndefined()
  expect(store.read()).toEqual({ status: 'signed-out', why: 'left' })
})

it('stops following the backend when it is stopped', () => {
  const { store, stopped } = open(ana)
  store.stop()
  expect(stopped).toHaveBeenCalledOnce()
})
