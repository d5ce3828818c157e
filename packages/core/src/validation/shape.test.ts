import { describe, expect, it } from 'vitest'
import {
  anyText,
  described,
  either,
  integer,
  list,
  number,
  object,
  oneOf,
  readChecked,
  record,
  type Shape,
  text,
  trueOrFalse,
} from './shape.ts'

/** Lists what is wrong with a value at a field, each problem on a line of its own. */
const wrongWith = (shape: Shape, value: unknown, field = 'at') =>
  shape.problems(value, field).map((issue) => `${issue.field}: ${issue.message}`)

const code = { pattern: /^[a-z]+$/, words: 'small letters' }

describe('text', () => {
  it.each(['a', ' ', '\n'])('accepts %j', (value) => expect(wrongWith(text(), value)).toEqual([]))

  it.each([
    ['', 'must be a text, not ""'],
    [7, 'must be a text, not 7'],
    [null, 'must be a text, not null'],
    [undefined, 'missing'],
  ])('refuses %j: %s', (value, message) => expect(wrongWith(text(), value)).toEqual([`at: ${message}`]))

  it('with a pattern accepts what it matches, and says in words what it asks for', () => {
    expect(wrongWith(text(code), 'abc')).toEqual([])
    expect(wrongWith(text(code), 'a1')).toEqual(['at: must be small letters, not "a1"'])
    expect(wrongWith(text(code), ['abc'])).toEqual(['at: must be small letters, not ["abc"]'])
  })

  it('has a JSON Schema', () => {
    expect(text().jsonSchema).toStrictEqual({ type: 'string', minLength: 1 })
    expect(text(code).jsonSchema).toStrictEqual({ type: 'string', pattern: '^[a-z]+$' })
  })
})

describe('anyText', () => {
  it('accepts a text, also an empty one', () => {
    expect(wrongWith(anyText, '')).toEqual([])
    expect(wrongWith(anyText, 'a')).toEqual([])
  })

  it('refuses everything else', () => {
    expect(wrongWith(anyText, 0)).toEqual(['at: must be a text, not 0'])
    expect(wrongWith(anyText, undefined)).toEqual(['at: missing'])
  })

  it('has a JSON Schema', () => expect(anyText.jsonSchema).toStrictEqual({ type: 'string' }))
})

describe('integer', () => {
  it.each([2, 3, 5])('from 2 to 5 accepts %j', (value) => expect(wrongWith(integer(2, 5), value)).toEqual([]))

  it.each([1, 6, 2.5, '3', null])('from 2 to 5 refuses %j', (value) =>
    expect(wrongWith(integer(2, 5), value)).toEqual([
      `at: must be a whole number from 2 to 5, not ${JSON.stringify(value)}`,
    ]),
  )

  it('has a JSON Schema', () =>
    expect(integer(2, 5).jsonSchema).toStrictEqual({ type: 'integer', minimum: 2, maximum: 5 }))
})

describe('number', () => {
  it.each([2, 2.5, 5])('from 2 to 5 accepts %j', (value) =>
    expect(wrongWith(number(2, 5), value)).toEqual([]),
  )

  it.each([1.9, 5.1, '3', null])('from 2 to 5 refuses %j', (value) =>
    expect(wrongWith(number(2, 5), value)).toEqual([
      `at: must be a number from 2 to 5, not ${JSON.stringify(value)}`,
    ]),
  )

  it('refuses what is not a number, though its type is one', () => {
    expect(wrongWith(number(2, 5), Number.NaN)).toEqual(['at: must be a number from 2 to 5, not NaN'])
  })

  it('has a JSON Schema', () =>
    expect(number(2, 5).jsonSchema).toStrictEqual({ type: 'number', minimum: 2, maximum: 5 }))
})

it.each<readonly [unknown, string]>([
  [10n, '10'],
  [Symbol('ten'), 'symbol'],
  [Object.assign([], { 0: 10n }), '[object Array]'],
])('names %s, which JSON does not have', (value, said) =>
  expect(wrongWith(number(2, 5), value)).toEqual([`at: must be a number from 2 to 5, not ${said}`]),
)

describe('oneOf', () => {
  const shape = () => oneOf('cent', true)

  it('accepts each of its values', () => {
    expect(wrongWith(shape(), 'cent')).toEqual([])
    expect(wrongWith(shape(), true)).toEqual([])
  })

  it.each(['cents', 'true', false, 1])('refuses %j and lists its values', (value) =>
    expect(wrongWith(shape(), value)).toEqual([`at: must be "cent" or true, not ${JSON.stringify(value)}`]),
  )

  it('has a JSON Schema', () => expect(shape().jsonSchema).toStrictEqual({ enum: ['cent', true] }))
})

describe('trueOrFalse', () => {
  it('accepts both', () => {
    expect(wrongWith(trueOrFalse, true)).toEqual([])
    expect(wrongWith(trueOrFalse, false)).toEqual([])
  })

  it('refuses what only reads like them', () => {
    expect(wrongWith(trueOrFalse, 'true')).toEqual(['at: must be true or false, not "true"'])
    expect(wrongWith(trueOrFalse, 0)).toEqual(['at: must be true or false, not 0'])
  })

  it('has a JSON Schema', () => expect(trueOrFalse.jsonSchema).toStrictEqual({ type: 'boolean' }))
})

describe('list', () => {
  it('accepts an empty list, and one whose items are right', () => {
    expect(wrongWith(list(anyText), [])).toEqual([])
    expect(wrongWith(list(anyText), ['a', 'b'])).toEqual([])
  })

  it('names every wrong item by its place', () => {
    expect(wrongWith(list(anyText), [1, 'b', null])).toEqual([
      'at.0: must be a text, not 1',
      'at.2: must be a text, not null',
    ])
  })

  it('names an item of the input itself by its place alone', () => {
    expect(wrongWith(list(anyText), ['a', 1], '')).toEqual(['1: must be a text, not 1'])
  })

  it.each(['ab', { length: 2 }, undefined])('refuses %j, which is no list', (value) =>
    expect(wrongWith(list(anyText), value)).toEqual([
      value === undefined ? 'at: missing' : `at: must be a list, not ${JSON.stringify(value)}`,
    ]),
  )

  it('counts its items before it reads them', () => {
    expect(wrongWith(list(anyText, 2), [1])).toEqual(['at: must have 2 or more'])
    expect(wrongWith(list(anyText, 2), ['a', 'b'])).toEqual([])
  })

  it('has a JSON Schema', () => {
    expect(list(anyText).jsonSchema).toStrictEqual({ type: 'array', items: { type: 'string' } })
    expect(list(anyText, 2).jsonSchema).toStrictEqual({
      type: 'array',
      items: { type: 'string' },
      minItems: 2,
    })
  })
})

describe('object', () => {
  const shape = () => object({ name: text(), age: integer(0, 9) }, { note: anyText })

  it.each([
    { name: 'a', age: 1 },
    { name: 'a', age: 1, note: '' },
    { name: 'a', age: 1, note: undefined },
  ])('accepts %j', (value) => expect(wrongWith(shape(), value)).toEqual([]))

  it('names what is missing, wrong and unknown', () => {
    expect(wrongWith(shape(), { age: 10, note: 5, colour: 'red' })).toEqual([
      'at.name: missing',
      'at.age: must be a whole number from 0 to 9, not 10',
      'at.note: must be a text, not 5',
      'at.colour: unknown; the fields are name, age, note',
    ])
  })

  it('names the fields of the input itself by their names alone', () => {
    expect(wrongWith(object({ a: object({ b: anyText }) }), { a: { b: 1 }, c: 1 }, '')).toEqual([
      'a.b: must be a text, not 1',
      'c: unknown; the fields are a',
    ])
  })

  it.each([
    [undefined, 'missing'],
    [null, 'must be an object with name, age'],
    [['a'], 'must be an object with name, age'],
    ['a', 'must be an object with name, age'],
  ])('refuses %j: %s', (value, message) => expect(wrongWith(shape(), value)).toEqual([`at: ${message}`]))

  it('of which some field must be given says which', () => {
    const limits = object({}, { atLeast: integer(0, 9), below: integer(0, 9) }, 1)
    expect(wrongWith(limits, {})).toEqual(['at: must say atLeast or below'])
    expect(wrongWith(limits, { below: 3 })).toEqual([])
  })

  it('has a JSON Schema', () => {
    expect(shape().jsonSchema).toStrictEqual({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1 },
        age: { type: 'integer', minimum: 0, maximum: 9 },
        note: { type: 'string' },
      },
      required: ['name', 'age'],
      additionalProperties: false,
    })
    expect(object({}, { a: anyText }, 1).jsonSchema).toStrictEqual({
      type: 'object',
      properties: { a: { type: 'string' } },
      required: [],
      additionalProperties: false,
      minProperties: 1,
    })
  })
})

describe('record', () => {
  const shape = () => record(code, integer(0, 9))

  it('accepts any names of its pattern, and none', () => {
    expect(wrongWith(shape(), {})).toEqual([])
    expect(wrongWith(shape(), { a: 1, b: 2 })).toEqual([])
  })

  it('names every wrong name and every wrong value', () => {
    expect(wrongWith(shape(), { a: 10, B: 1, C: '1' })).toEqual([
      'at.a: must be a whole number from 0 to 9, not 10',
      'at.B: the name must be small letters',
      'at.C: the name must be small letters',
      'at.C: must be a whole number from 0 to 9, not "1"',
    ])
    expect(wrongWith(shape(), { a: 10 }, '')).toEqual(['a: must be a whole number from 0 to 9, not 10'])
  })

  it.each([
    [undefined, 'missing'],
    [[], 'must be an object'],
  ])('refuses %j: %s', (value, message) => expect(wrongWith(shape(), value)).toEqual([`at: ${message}`]))

  it('counts its entries before it reads them', () => {
    const some = record(code, anyText, 2)
    expect(wrongWith(some, { A: 1 })).toEqual(['at: must have 2 or more entries'])
    expect(wrongWith(some, { a: '', b: '' })).toEqual([])
  })

  it('has a JSON Schema', () => {
    const values = { type: 'integer', minimum: 0, maximum: 9 }
    const names = { pattern: '^[a-z]+$' }
    expect(shape().jsonSchema).toStrictEqual({
      type: 'object',
      propertyNames: names,
      additionalProperties: values,
    })
    expect(record(code, integer(0, 9), 1).jsonSchema).toStrictEqual({
      type: 'object',
      propertyNames: names,
      additionalProperties: values,
      minProperties: 1,
    })
  })
})

describe('either', () => {
  const shape = () =>
    either([anyText, trueOrFalse], (value) => (typeof value === 'string' ? anyText : trueOrFalse))

  it('judges a value by the shape that it chooses', () => {
    expect(wrongWith(shape(), 'a')).toEqual([])
    expect(wrongWith(shape(), false)).toEqual([])
    expect(wrongWith(shape(), 7)).toEqual(['at: must be true or false, not 7'])
  })

  it('has a JSON Schema', () =>
    expect(shape().jsonSchema).toStrictEqual({ anyOf: [{ type: 'string' }, { type: 'boolean' }] }))
})

describe('described', () => {
  const shape = () => described('In cents.', integer(0, 9))

  it('asks for the same', () => {
    expect(wrongWith(shape(), 9)).toEqual([])
    expect(wrongWith(shape(), 10)).toEqual(['at: must be a whole number from 0 to 9, not 10'])
  })

  it('adds to its JSON Schema', () => {
    expect(shape().jsonSchema).toStrictEqual({
      type: 'integer',
      minimum: 0,
      maximum: 9,
      description: 'In cents.',
    })
  })
})

describe('readChecked', () => {
  const span = object({ from: integer(0, 9), to: integer(0, 9) })
  const inOrder = ({ from, to }: { readonly from: number; readonly to: number }) =>
    from <= to ? [] : [{ field: 'to', message: 'must not be below from' }]
  const fieldsOf = (input: unknown) => {
    const read = readChecked(span, inOrder, input)
    return read.ok ? read.value : read.issues.map(({ field }) => field)
  }

  it('gives back what is right by itself and together', () =>
    expect(fieldsOf({ from: 1, to: 2 })).toEqual({ from: 1, to: 2 }))

  it('names what parts that are right do not mean together', () =>
    expect(fieldsOf({ from: 2, to: 1 })).toEqual(['to']))

  it('names unknown fields besides', () =>
    expect(fieldsOf({ from: 2, to: 1, until: 3 })).toEqual(['until', 'to']))

  it('names only the parts where some are wrong', () =>
    expect(fieldsOf({ from: 2, to: 'x', until: 3 })).toEqual(['to', 'until']))

  it('has nothing checked but known fields, at any depth', () => {
    const days = list(either([span], () => span))
    const week = object({ days: record({ pattern: /^\w+$/, words: 'a word' }, days) }, { since: days })
    const seen: unknown[] = []
    const some = { monday: [{ from: 1, to: 2, toString: false }], toString: [] }
    const see = (value: unknown) => {
      seen.push(value)
      return []
    }
    readChecked(week, see, { days: some, until: 3, since: undefined })
    expect(seen).toStrictEqual([{ days: { monday: [{ from: 1, to: 2 }], toString: [] } }])
  })
})
