import { expect, test } from 'vitest'
import { codeAt, currentCode, newSecret, stepOfCode } from './totp.ts'

// '12345678901234567890' in base32, the secret of the RFC's examples.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i seconds the code is %s, as RFC 6238 says', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
})

test('a code counts one step early and late, and no longer', () => {
  const now = 1_000_000 * 30_000
  const code = currentCode(secret, now)
  const steps = [-60, -30, 0, 30, 60].map((seconds) => stepOfCode(secret, code, now + seconds * 1000))
  expect(steps).toEqual([null, 1_000_000, 1_000_000, 1_000_000, null])
  expect(stepOfCode(secret, '', now)).toBeNull()
})

test('every secret is a new one that apps can take', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})
