import { expect, test } from 'vitest'
import { makeTurnstile } from './turnstile.ts'

test('work runs one at a time, in order, and a failure does not stop the next', async () => {
  const turnstile = makeTurnstile()
  const seen: string[] = []
  const step = (name: string, fails = false) =>
    turnstile(async () => {
      seen.push(`${name} in`)
      await Promise.resolve()
      await Promise.resolve()
      seen.push(`${name} out`)
      if (fails) throw new Error(name)
      return name
    })
  const all = await Promise.allSettled([step('a'), step('b', true), step('c')])
  expect(all.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})
