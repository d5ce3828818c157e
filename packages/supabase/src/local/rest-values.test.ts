import { expect, test } from 'vitest'
import { readInstant, readNumeric } from './rest-values.ts'

test.each([
  ['321.00', 321],
  ['-0.5', -0.5],
  ['12.50', 12.5],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
])('the numeric %s is %j', (text, value) => expect(readNumeric(text)).toBe(value))

test.each([
  ['2026-11-21 22:30:56.804+00', '2026-11-21T22:30:56.804+00:00'],
  ['2026-11-21 22:30:56-03:30', '2026-11-21T22:30:56-03:30'],
  ['infinity', 'infinity'],
])('the instant %s is %s', (text, value) => expect(readInstant(text)).toBe(value))
