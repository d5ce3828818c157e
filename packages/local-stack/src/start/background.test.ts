import { afterEach, expect, test, vi } from 'vitest'
import { noFellows } from '../database/fellow-servers.ts'
import { startBackground } from './background.ts'
import { makeClosing } from './closing.ts'

afterEach(() => void vi.useRealTimers())

test('jobs run at the start and every half minute, letters go every other second, and failures are told every five', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const doing = (what: string) => async () => void done.push(what)
  const functions = {
    ...{ handler: async () => new Response(), forgetPublished: doing('forget'), close: doing('close') },
    ...{ runJobs: doing('jobs'), flushOutbox: doing('letters') },
  }
  const reports = { take: () => undefined, flush: doing('reports') }
  const closing = makeClosing()
  const onError = vi.fn()
  await startBackground(
    { functions, fellows: noFellows, sendEvents: doing('events'), reports, onError },
    closing,
  )
  expect(done).toEqual(['jobs'])
  await vi.advanceTimersByTimeAsync(30_500)
  const times = (what: string) => done.filter((other) => other === what).length
  expect(['jobs', 'letters', 'events', 'reports'].map(times)).toEqual([2, 15, 61, 6])

  await closing.close()
  const before = done.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toHaveLength(before)
  expect(onError).not.toHaveBeenCalled()
})
