import { expect, it } from 'vitest'
import { isRecord } from './is-record.ts'

it.each([[{}], [{ a: 1 }], [JSON.parse('{"a":null}')], [Object.create(null)]])('%o is an object', (value) =>
  expect(isRecord(value)).toBe(true),
)

it.each([[null], [[]], [[{ a: 1 }]], ['{}'], [''], [0], [true], [undefined], [() => ({})]])(
  '%o is no object',
  (value) => expect(isRecord(value)).toBe(false),
)
