import { expect, test, vi } from 'vitest'
import { lazyClient } from './lazy-client.ts'

test('a part is loaded with its first call, whose arguments, answer and failure are its own', async () => {
  const load = vi.fn(async () => ({
    double: async (value: number) => value * 2,
    fail: () => Promise.reject(new Error('No')),
  }))
  const part = lazyClient(load)
  expect(load).not.toHaveBeenCalled()
  expect(await part.double(4)).toBe(8)
  await expect(part.fail()).rejects.toThrow('No')
  expect(load).toHaveBeenCalledOnce()
})

test('a part that could not be loaded is loaded with the next call', async () => {
  const load = vi.fn(async () => ({ double: async (value: number) => value * 2 }))
  load.mockRejectedValueOnce(new Error('offline'))
  const part = lazyClient(load)
  await expect(part.double(4)).rejects.toThrow('offline')
  expect(await part.double(4)).toBe(8)
})

test('what is here already loads nothing', async () => {
  const load = vi.fn(async () => ({ double: async (value: number) => value * 2 }))
  const part = lazyClient(load, { half: async (value: number) => value / 2 })
  expect(await part.half(4)).toBe(2)
  expect(load).not.toHaveBeenCalled()
  expect(await part.double(4)).toBe(8)
})
