import { expect, it } from 'vitest'
import { frozen } from './frozen.ts'
import { shown } from './shown.ts'
import { WrongValueError } from './wrong-value-error.ts'

it('shows a value in a sentence, and no more than 80 characters of it', () => {
  expect([shown('a'), shown({ a: [1] }), shown(7n), shown(Number.NaN), shown(undefined)]).toEqual([
    ...['"a"', '{"a":[1]}', '7', 'NaN', 'undefined'],
  ])
  expect(shown('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`)
  expect(shown('x'.repeat(79))).toBe(`"${'x'.repeat(79)}…`)
  const endless: { self?: unknown } = {}
  endless.self = endless
  expect(shown(endless)).toBe('[object Object]')
})

it('says of a wrong value what is wrong in each place', () => {
  const problems = [
    { field: '', message: 'must be an object' },
    { field: 'hours', message: 'missing' },
  ]
  const error = new WrongValueError('policy', problems)
  expect([error.name, error.message, error.problems]).toEqual([
    'WrongValueError',
    'Wrong policy: must be an object; hours: missing',
    problems,
  ])
})

it('freezes an object with everything in it, and leaves other values', () => {
  const value = frozen({ list: [{ amount: 1 }], nothing: null, text: 'a' })
  expect([value, value.list, value.list[0]].every((part) => Object.isFrozen(part))).toBe(true)
  expect([frozen(null), frozen('a'), frozen(undefined)]).toEqual([null, 'a', undefined])
})
