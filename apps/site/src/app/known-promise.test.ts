import { expect, test, vi } from 'vitest'
import { known } from './known-promise.ts'

test('a settled promise carries its value where React looks for it', async () => {
  const promise = known(Promise.resolve(7))
  expect(promise).not.toHaveProperty('status')
  expect(await promise).toBe(7)
  expect(promise).toMatchObject({ status: 'fulfilled', value: 7 })
})

test('a rejected promise says so and stays rejected', async () => {
  const onFailure = vi.fn()
  const failure = new Error('no network')
  const promise = known(Promise.reject(failure), onFailure)
  await expect(promise).rejects.toBe(failure)
  expect(onFailure).toHaveBeenCalledOnce()
  expect(promise).not.toHaveProperty('status')
  await expect(known(Promise.reject(failure))).rejects.toBe(failure)
})
