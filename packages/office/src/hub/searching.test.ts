import { expect, it } from 'vitest'
import { isFound } from './index.ts'

it.each([
  ['HELENE cote', true],
  ['Hélène', true],
  ["o'hara", true],
  ['O’Hara', true],
  ['(416) 555-01', true],
  ['4165550199', true],
  ['55', false],
  ['nobody', false],
])('%s is found: %s', (typed, expected) =>
  expect(isFound(typed, ['Hélène Côté', 'Cy O’Hara'], '+1 416 555 0199')).toBe(expected),
)

it('looks at no phone number where there is none', () => {
  expect(isFound('4165550199', ['Ana'], null)).toBe(false)
})
