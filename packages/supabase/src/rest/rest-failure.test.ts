import { expect, test } from 'vitest'
import { restFailure } from './rest-failure.ts'

test.each([
  [429, undefined, 'rate-limited'],
  [429, '23505', 'rate-limited'],
  [400, 'PT429', 'rate-limited'],
  [400, 'PT400', 'refused'],
  [409, 'PT409', 'refused'],
  [400, '22P02', 'refused'],
  [409, '23505', 'refused'],
  [0, undefined, 'unavailable'],
  [0, '', 'unavailable'],
  [500, 'XX000', 'unavailable'],
  [503, 'PT503', 'unavailable'],
  [401, '42501', 'unavailable'],
  [500, 'X22P02', 'unavailable'],
] as const)('status %i with the code %j is %s', (status, code, reason) => {
  expect(restFailure({ message: 'Why', code }, status)).toEqual({ reason, message: 'Why' })
})
