import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import { describe, expect, it } from 'vitest'
import { submissionParsers } from '../booking/schema.ts'
import { gtaRules } from '../testing/business.ts'
import { textThat } from './schema-fields.ts'
import { issueOf, schemaParser } from './schema-parser.ts'

const { parseCheckout } = submissionParsers(gtaRules.contact)

const short = Schema.String.check(Schema.isMaxLength(2))
const loud = textThat((value) => value === value.toUpperCase(), 'Please shout')
const Visits = Schema.Struct({
  name: loud,
  code: short,
  rooms: Schema.Array(Schema.Struct({ floor: Schema.Int, label: loud })).check(Schema.isMaxLength(2)),
  size: Schema.Union([Schema.Finite, short]),
}).check(
  Schema.makeFilter(({ name, code }: { readonly name: string; readonly code: string }) =>
    name === code ? [{ path: ['code'], issue: 'Not the name' }] : undefined,
  ),
  Schema.makeFilter(({ rooms }: { readonly rooms: readonly object[] }) =>
    rooms.length === 0 ? 'There must be a room' : undefined,
  ),
)
const right = { name: 'A', code: 'b', rooms: [{ floor: 1, label: 'B' }], size: 1 }

describe('schemaParser', () => {
  const parse = schemaParser(Visits)
  const { validate } = Schema.toStandardSchemaV1(Visits)['~standard']

  it('gives back what is right', () => expect(parse(right)).toEqual({ ok: true, value: right }))

  it.each([
    ['no object', null],
    ['nothing', {}],
    ['a wrong text', { ...right, name: 'a' }],
    ['a limit without words of its own', { ...right, code: 'abc' }],
    ['fields of a list', { ...right, rooms: [right.rooms[0], { floor: 1.5, label: 'b' }] }],
    ['a list that is too long', { ...right, rooms: [1, 2, 3].map((floor) => ({ floor, label: 'B' })) }],
    ['no part of a union', { ...right, size: true }],
    ['one part of a union', { ...right, size: 'abc' }],
    ['what a rule of the whole says of a field', { ...right, name: 'A', code: 'A' }],
    ['what rules of the whole say', { ...right, name: 'A', code: 'A', rooms: [] }],
    ['several', { name: 'a', code: 'abc', rooms: [{ floor: 'x', label: 'b' }], size: {} }],
  ])('names %s as a Standard Schema does', (_, input) => {
    const standard = validate(input)
    const issues = 'issues' in standard ? standard.issues?.map(issueOf) : undefined
    expect(issues?.length).toBeGreaterThan(0)
    expect(parse(input)).toEqual({ ok: false, issues })
  })

  it('names a field within fields by its whole path', () => {
    const parsed = parseCheckout({ pricing_breakdown: { base_service: { bedrooms: 0 } } })
    expect(parsed.ok ? [] : parsed.issues).toContainEqual({
      field: 'pricing_breakdown.base_service.bedrooms',
      message: 'Please choose the number of rooms',
    })
  })

  it('lets a check that throws be found', () => {
    const broken = Schema.String.check(
      Schema.makeFilter(() => {
        throw new Error('oops')
      }),
    )
    const refused = expect.objectContaining({
      message: expect.stringContaining('no check may throw'),
      cause: expect.objectContaining({ message: 'oops' }),
    })
    expect(() => schemaParser(broken)('a')).toThrow(refused)
  })

  it('says of a field what a check with words of its own says of it', () => {
    const words = Schema.Struct({ from: Schema.Int, to: Schema.Int }).check(
      Schema.makeFilter(
        ({ from, to }: { readonly from: number; readonly to: number }) =>
          to < from ? [{ path: ['to'], issue: 'unused' }] : undefined,
        { message: 'Please end after you begin' },
      ),
    )
    expect(schemaParser(words)({ from: 2, to: 1 })).toEqual({
      ok: false,
      issues: [{ field: 'to', message: 'Please end after you begin' }],
    })
  })
})

describe('a parser made of a Schema', () => {
  it('names the path of every wrong field', () => {
    const parse = schemaParser(
      Schema.Struct({ list: Schema.Array(Schema.Struct({ id: Schema.Int })), name: Schema.String }),
    )
    expect(parse({ list: [{ id: 1 }], name: 'a' })).toEqual({
      ok: true,
      value: { list: [{ id: 1 }], name: 'a' },
    })
    const parsed = parse({ list: [{ id: 1 }, { id: 'x' }], name: 7 })
    expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.field)).toEqual(['list.1.id', 'name'])
    const slow = Schema.String.pipe(
      Schema.decode({
        decode: SchemaGetter.transformEffect(() => Effect.promise(async () => 'later')),
        encode: SchemaGetter.passthrough(),
      }),
    )
    expect(() => schemaParser(slow)('now')).toThrow('The Schema must decode synchronously')
    const nothing = parse(null)
    expect(nothing.ok ? [] : nothing.issues.map((issue) => issue.field)).toEqual([''])
  })
})

describe('the path of an issue', () => {
  it('writes a path however it is given', () => {
    expect(issueOf({ message: 'm' })).toEqual({ field: '', message: 'm' })
    expect(issueOf({ message: 'm', path: ['a', { key: 0 }, 'b'] })).toEqual({
      field: 'a.0.b',
      message: 'm',
    })
  })
})
