import { expect, it, vi } from 'vitest'
import { loadedOnce } from './loaded-once.ts'

it('loads once for all who ask, and again after a failure', async () => {
  const load = vi.fn(async () => 'backend')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const backend = loadedOnce(load)
  expect(load).not.toHaveBeenCalled()
  await expect(Promise.all([backend(), backend()])).rejects.toThrow('Failed to fetch')
  expect(await Promise.all([backend(), backend()])).toEqual(['backend', 'backend'])
  expect(load).toHaveBeenCalledTimes(2)
})
