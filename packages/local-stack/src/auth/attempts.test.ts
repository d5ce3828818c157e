import { expect, test } from 'vitest'
import { makeAttempts } from './attempts.ts'

const rule = { free: 2, firstWaitMs: 1000, longestWaitMs: 5000, forgetAfterMs: 60_000 }
function waitsAfter(failures: number): number {
  const attempts = makeAttempts(rule)
  for (let count = 0; count < failures; count += 1) attempts.fail('ada', 0)
  return attempts.waitFor('ada', 0)
}

test('the wait doubles with each failure past the free ones, up to the longest', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(waitsAfter)).toEqual([0, 0, 0, 1000, 2000, 4000, 5000, 5000])
})

test('waiting ends the wait, and a quiet time forgets the failures', () => {
  const attempts = makeAttempts(rule)
  for (let count = 0; count < 4; count += 1) attempts.fail('ada', 0)
  expect([500, 2000].map((now) => attempts.waitFor('ada', now))).toEqual([1500, 0])
  attempts.fail('ada', 59_000)
  expect(attempts.waitFor('ada', 59_000)).toBe(4000)
  attempts.fail('ada', 119_000)
  expect(attempts.waitFor('ada', 119_000)).toBe(0)
})

test('a failure that is taken back, or all that are cleared, cost nothing', () => {
  const attempts = makeAttempts(rule)
  for (let count = 0; count < 3; count += 1) attempts.fail('ada', 0)
  attempts.revert('ada')
  expect(attempts.waitFor('ada', 0)).toBe(0)
  for (let count = 0; count < 9; count += 1) attempts.fail('ada', 0)
  attempts.clear('ada')
  expect(attempts.waitFor('ada', 0)).toBe(0)
})

test('the oldest of very many keys are forgotten first', () => {
  const attempts = makeAttempts({ ...rule, free: 0 })
  for (let count = 0; count <= 10_000; count += 1) attempts.fail(`key ${count}`, 0)
  expect(['key 0', 'key 1', 'key 10000'].map((key) => attempts.waitFor(key, 0))).toEqual([0, 1000, 1000])
})
