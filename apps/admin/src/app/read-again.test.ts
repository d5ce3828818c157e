import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { makeReadAgain } from './read-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A query that is on the screen, and shows how often it was read; a read takes a second. */
async function show() {
  const client = new QueryClient()
  let reads = 0
  const observer = new QueryObserver(client, {
    queryKey: ['x'],
    queryFn: async () => {
      reads += 1
      const read = reads
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return read
    },
  })
  const hide = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  const again = makeReadAgain(250)
  onTestFinished(() => {
    hide()
    again.stop()
    client.clear()
  })
  const shown = () => observer.getCurrentResult().data
  const query = client.getQueryCache().find({ queryKey: ['x'] })
  if (query === undefined) throw new Error('Nothing is shown')
  return { client, again, hide, shown, query, reads: () => reads }
}

it('reads once after the read that is under way, however often it is asked meanwhile', async () => {
  const { again, query, shown, reads } = await show()
  again.read(query)
  await vi.advanceTimersByTimeAsync(500)
  again.read(query)
  again.read(query)
  await vi.advanceTimersByTimeAsync(500)
  expect(shown()).toBe(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect([shown(), reads()]).toEqual([3, 3])
})

it('makes up for a read that was cancelled, after a pause', async () => {
  const { again, client, query, shown, reads } = await show()
  again.read(query)
  await client.cancelQueries({ queryKey: ['x'] })
  client.setQueryData(['x'], 'shown at once')
  await vi.advanceTimersByTimeAsync(249)
  expect([shown(), reads()]).toEqual(['shown at once', 2])
  await vi.advanceTimersByTimeAsync(1001)
  expect([shown(), reads()]).toEqual([3, 3])
})

it('reads what is not shown only when it is shown again', async () => {
  const { again, query, hide, reads } = await show()
  hide()
  await again.read(query)
  expect([query.state.isInvalidated, reads()]).toEqual([true, 1])
})

it('reads nothing after it was stopped', async () => {
  const { again, client, query, reads } = await show()
  again.read(query)
  await client.cancelQueries({ queryKey: ['x'] })
  again.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reads()).toBe(2)
})
