import { describe, expect, it } from 'vitest'
import type { Parsed } from './parsed.ts'
import { standardSchema } from './standard-schema.ts'

/** A schema whose parser gives one result for every input. */
const schemaOf = (result: Parsed<unknown>) => standardSchema(() => result)['~standard']

describe('standardSchema', () => {
  it('is of version 1 and names its vendor', () => {
    expect(schemaOf({ ok: true, value: 1 })).toMatchObject({ version: 1, vendor: '@dustforce/core' })
  })

  it('gives the value that the parser made of the input, and no issues', () => {
    const { validate } = standardSchema((input): Parsed<number> => ({ ok: true, value: Number(input) }))[
      '~standard'
    ]
    expect(validate('7')).toStrictEqual({ value: 7 })
  })

  it.each([
    ['', []],
    ['name', ['name']],
    ['services.regular.features.1', ['services', 'regular', 'features', 1]],
    ['services.deep.clean', ['services', 'deep.clean']],
    ['services.deep.clean.name', ['services', 'deep.clean', 'name']],
    ['a.b', ['a.b']],
    ['c.d', ['c', 'd']],
  ])('names the field %j by the path %j', (field, path) => {
    const input = {
      services: { regular: { features: ['a', 1] }, deep: {}, 'deep.clean': {} },
      a: 1,
      'a.b': 1,
      c: null,
    }
    const { validate } = schemaOf({ ok: false, issues: [{ field, message: 'must be a text' }] })
    expect(validate(input)).toStrictEqual({ issues: [{ message: 'must be a text', path }] })
  })

  it('gives every issue in the order of the parser', () => {
    const issues = ['b', 'a'].map((field) => ({ field, message: `${field} is wrong` }))
    expect(schemaOf({ ok: false, issues }).validate(null)).toStrictEqual({
      issues: [
        { message: 'b is wrong', path: ['b'] },
        { message: 'a is wrong', path: ['a'] },
      ],
    })
  })
})
