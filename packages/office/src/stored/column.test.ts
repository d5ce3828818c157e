import { describe, expect, it } from 'vitest'
import {
  booleanColumn,
  centsColumn,
  instantColumn,
  listColumn,
  numberColumn,
  objectColumn,
  textColumn,
} from './column.ts'

describe('columns', () => {
  it('reads texts', () => {
    expect([' a ', '', ' ', 7, null, undefined, {}].map(textColumn)).toEqual([
      'a',
      null,
      null,
      '7',
      null,
      null,
      null,
    ])
  })

  it('reads numbers and dollars', () => {
    expect(['1.5', 2, '', 'x', null, Number.POSITIVE_INFINITY].map(numberColumn)).toEqual([
      1.5,
      2,
      null,
      null,
      null,
      null,
    ])
    expect(['336.00', 19.99, null].map(centsColumn)).toEqual([33600, 1999, null])
  })

  it('reads yes and no', () => {
    expect([true, false, 'TRUE', 'yes', 'false', ' No ', '', null, 'maybe'].map(booleanColumn)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
      null,
      null,
      null,
    ])
  })

  it.each([
    [
      ['a', ' b ', ''],
      ['a', 'b'],
    ],
    [
      [{ name: 'a' }, { price: 1 }, null, 5],
      ['a', '5'],
    ],
    ['["a","b"]', ['a', 'b']],
    ['a, b,', ['a', 'b']],
    ['"a"', ['a']],
    [' ["a"]', ['a']],
    ['\n"a"', ['a']],
    // No JSON of a list: a number or a word of its own is a text, and so is an item that reads like a list.
    ['5', ['5']],
    ['true', ['true']],
    [['["a"]'], ['["a"]']],
    ['[broken', ['[broken']],
    [null, []],
    [{ name: 'a' }, []],
  ])('reads the list %j', (value, list) => expect(listColumn(value)).toEqual(list))

  it.each([
    [{ a: 1 }, { a: 1 }],
    ['{"a":1}', { a: 1 }],
    ['{broken', null],
    ['text', null],
    ['[1]', null],
    [[{ a: 1 }], null],
    [null, null],
  ])('reads the object %j', (value, object) => expect(objectColumn(value)).toEqual(object))

  it.each([
    ['2026-11-21T01:36:42.000Z', Date.UTC(2026, 10, 21, 1, 36, 42)],
    ['2026-11-21 01:36:42+00', Date.UTC(2026, 10, 21, 1, 36, 42)],
    ['2026-11-21 01:36:42.5-05', Date.UTC(2026, 10, 21, 6, 36, 42, 500)],
    ['soon', null],
    [null, null],
  ])('reads the instant %j', (value, instant) => expect(instantColumn(value)).toBe(instant))
})
