import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Hello\r\nBcc: a@b.ca', 'Hello Bcc: a@b.ca'],
  ['a\u0000\u2028\u2029b\tc', 'a b c'],
  ['\r\n a \n', 'a'],
  ['a  b', 'a  b'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('a line of as many characters as allowed stays as it is', () => {
  expect(oneLine('x'.repeat(200))).toBe('x'.repeat(200))
  expect(oneLine('🧽'.repeat(5), 5)).toBe('🧽'.repeat(5))
})

test('a longer line is cut between characters, and says so', () => {
  expect(oneLine('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(oneLine('🧽'.repeat(6), 5)).toBe(`${'🧽'.repeat(4)}…`)
})
