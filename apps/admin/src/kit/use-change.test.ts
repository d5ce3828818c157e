import { dismissToast } from '@dustforce/ui/toast-store'
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { shownToast } from '../testing/shown-toast.ts'
import { type ChangeOptions, useChange } from './use-change.ts'

afterEach(() => dismissToast())

function start(options: Partial<ChangeOptions<string, number>> = {}) {
  const { promise, resolve, reject } = deferred<number>()
  const hub = renderInHub(() => useChange((_: string) => promise, { failed: 'Not saved', ...options }), {
    backend: fakeBackend({}),
  })
  const read = vi.spyOn(hub.client, 'invalidateQueries')
  return { ...hub, read, resolve, reject }
}

it('says that it is done, goes on, and reads again what has changed', async () => {
  const onDone = vi.fn()
  const { result, read, resolve } = start({
    done: (name, count) => ['Saved', `${name} ${count}`],
    onDone,
    reads: [['a'], ['b']],
  })
  const asked = result.current.ask('x')
  await vi.waitFor(() => expect(result.current).toMatchObject({ busy: true, value: 'x' }))
  resolve(2)
  expect(await asked).toBe(true)
  await vi.waitFor(() => expect(result.current).toMatchObject({ busy: false, value: undefined }))
  expect(shownToast()).toEqual(['success', 'Saved', 'x 2'])
  expect(onDone.mock.calls).toEqual([['x', 2]])
  expect(read.mock.calls).toEqual([[{ queryKey: ['a'] }], [{ queryKey: ['b'] }]])
})

it('says that it failed, can be run again, and reads again what may have changed', async () => {
  const onDone = vi.fn()
  const { result, read, reject } = start({ onDone, reads: [['a']] })
  reject(new Error('No connection'))
  await act(async () => expect(await result.current.ask('x')).toBe(false))
  expect(result.current.busy).toBe(false)
  expect(shownToast()).toEqual(['destructive', 'Not saved', 'No connection'])
  expect(onDone).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledTimes(1)
})
