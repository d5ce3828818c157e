import { expect, it } from 'vitest'
import { sixDigits } from './six-digits.ts'

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('reads %j as %j', (text, code) => {
  expect(sixDigits(text)).toBe(code)
})
