import { AdminFailure } from '@dustforce/supabase/admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks a backend that always fails: the waits before each further try, and how often the session was ended. */
async function askInVain(failure: Error) {
  const onSignedOut = vi.fn()
  const waits: number[] = []
  let asked: number | null = null
  const queryFn = () => {
    if (asked !== null) waits.push(Date.now() - asked)
    asked = Date.now()
    throw failure
  }
  const client = createQueryClient(onSignedOut)
  const answer = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(failure)
  await vi.runAllTimersAsync()
  await answer
  return { waits, signedOut: onSignedOut.mock.calls.length }
}

it('asks an unreachable backend three more times, waiting twice as long each time', async () => {
  expect(await askInVain(new AdminFailure('unreachable', 'No network'))).toEqual({
    waits: [1000, 2000, 4000],
    signedOut: 0,
  })
})

it('does not ask again what the backend refused', async () => {
  expect(await askInVain(new AdminFailure('refused', 'No'))).toEqual({ waits: [], signedOut: 0 })
})

it('ends the session when a query or a change finds it signed out', async () => {
  const signedOut = new AdminFailure('signed-out', 'Sign in again')
  expect(await askInVain(signedOut)).toEqual({ waits: [], signedOut: 1 })
  const onSignedOut = vi.fn()
  const client = createQueryClient(onSignedOut)
  const change = (failure: Error) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(failure) })
      .execute(undefined)
  await expect(change(new AdminFailure('unreachable', 'No network'))).rejects.toThrow('No network')
  expect(onSignedOut).not.toHaveBeenCalled()
  await expect(change(signedOut)).rejects.toBe(signedOut)
  expect(onSignedOut).toHaveBeenCalledOnce()
})

it('never waits longer than half a minute, keeps data five minutes and trusts it for 15 seconds', () => {
  const { queries, mutations } = createQueryClient(vi.fn()).getDefaultOptions()
  const delay = queries?.retryDelay
  const delays = typeof delay === 'function' ? [4, 5, 20].map((attempt) => delay(attempt, new Error())) : []
  expect(delays).toEqual([16_000, 30_000, 30_000])
  expect(queries).toMatchObject({ gcTime: 300_000, staleTime: 15_000 })
  expect(mutations).toEqual({ retry: false })
})
