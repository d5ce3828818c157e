import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shownToast } from '../testing/shown-toast.ts'
import { useAction } from './use-action.ts'

it('is busy as long as an action runs, and passes on what it returns', async () => {
  const { result } = renderHook(useAction)
  const [busy, run] = result.current
  expect(busy).toBe(false)
  let save = (_answer: string) => {}
  let returned: Promise<string | undefined> | undefined
  act(() => {
    returned = run(
      () =>
        new Promise((resolve) => {
          save = resolve
        }),
    )
  })
  expect(result.current[0]).toBe(true)
  await act(async () => save('saved'))
  expect(result.current[0]).toBe(false)
  expect(await returned).toBe('saved')
})

it('is no longer busy after an action failed, and says why', async () => {
  const { result } = renderHook(useAction)
  const [, run] = result.current
  const failing = () => Promise.reject(new Error('Failed to fetch'))
  await act(async () => expect(await run(failing)).toBeUndefined())
  expect(result.current[0]).toBe(false)
  expect(shownToast()).toEqual(['destructive', 'That did not work', 'Failed to fetch'])
})
