import { describe, expect, it } from 'vitest'
import { newId } from './new-id.ts'

const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** The randomness of a page over plain http: random bytes, without `randomUUID`. */
const overHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) }

describe('newId', () => {
  it('is a random UUID with and without randomUUID', () => {
    for (const source of [undefined, overHttp]) {
      const ids = Array.from({ length: 200 }, () => newId(source))
      for (const id of ids) expect(id).toMatch(shape)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('keeps every random bit that is not a mark', () => {
    const filled = (value: number) =>
      newId({
        getRandomValues: (bytes) => {
          if (bytes instanceof Uint8Array) bytes.fill(value)
          return bytes
        },
      })
    expect(filled(0)).toBe('00000000-0000-4000-8000-000000000000')
    expect(filled(255)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })
})
