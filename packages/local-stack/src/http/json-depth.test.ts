import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

test.each([
  ['', false],
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['{"a":{"b":[{}]}}', true],
  ['[[]],[[]],[[]],[[]]', false],
  ['"[[[[[["', false],
  ['"\\"[[[[[["', false],
  ['"\\\\",[[[[', true],
  ['[[[[', true],
  [`"${'x'.repeat(1000)}[[[["`, false],
  [`"${'x'.repeat(1000)}",[[[[`, true],
  [`"${'x'.repeat(1000)}\\\\\\"[[[[`, false],
  [`"${'x'.repeat(1000)}\\\\",[[[[`, true],
  [`"${'x'.repeat(1000)}\\"${'y'.repeat(1000)}[[[["`, false],
  [`"${'x'.repeat(1000)}[[[[`, false],
])('%s is deeper than three: %s', (text, deeper) => {
  expect(isNestedDeeper(new TextEncoder().encode(text), 3)).toBe(deeper)
})
