import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  booleanColumn,
  centsColumn,
  instantColumn,
  listColumn,
  numberColumn,
  objectColumn,
  textColumn,
} from './column.ts'
import {
  admitSubmission,
  clientRateLimits,
  rateLimitMessage,
  sanitizePhone,
  sanitizeText,
  storageFailureMessage,
  storageFailureOf,
} from './index.ts'
import { issueOf, schemaParser } from './schema-parser.ts'

describe('sanitizeText', () => {
  it.each([
    ['  Ring twice  ', 'Ring twice'],
    ['<script>alert(1)</script>', 'scriptalert(1)/script'],
    ['JavaScript:alert(1)', 'alert(1)'],
    ['vbscript:x', 'x'],
    ['a onClick = x', 'a  x'],
    ['a onclick=x', 'a x'],
    ['a onclick  =x', 'a x'],
    ['javajavascript:script:x', 'x'],
    ['java<script:x', 'x'],
    ['Comment=fine', 'Comment=fine'],
    ['tabs\tand\nlines', 'tabs\tand\nlines'],
    ['nul\u0000 bell\u0007 half\ud800', 'nul bell half'],
    ['Zoë 👩‍🔧 مرحبا', 'Zoë 👩‍🔧 مرحبا'],
  ])('%j becomes %j', (text, safe) => expect(sanitizeText(text)).toBe(safe))

  it('keeps colons and equals signs of text that is nested ten times, and drops them beyond', () => {
    const nested = (depth: number) => `a: ${'java'.repeat(depth)}${'script:'.repeat(depth)}b=c`
    expect(sanitizeText(nested(9))).toBe('a: b=c')
    expect(sanitizeText(nested(11))).toBe('a javascriptbc')
  })

  it.each([
    ['nested prefixes', (n: number) => 'java'.repeat(n) + 'script:'.repeat(n)],
    ['nested handlers', (n: number) => 'on'.repeat(n) + 'x='.repeat(n)],
    ['a handler without an end', (n: number) => `on${'x'.repeat(n)}${' '.repeat(n)}`],
    ['words that begin like handlers', (n: number) => 'onx '.repeat(n)],
  ])('reads %s a bounded number of times, however long', (_, shape) => {
    const charactersRead = (text: string) => {
      const replace = vi.spyOn(String.prototype, 'replace')
      sanitizePhone(text)
      const read = replace.mock.contexts.reduce((sum: number, context) => sum + String(context).length, 0)
      replace.mockRestore()
      return read
    }
    for (let n = 1; n <= 2 ** 10; n *= 2) {
      const text = shape(n)
      expect(charactersRead(text)).toBeLessThanOrEqual(40 * text.length)
    }
  })

  it('leaves nothing to strip, however it is put together', () => {
    const pieces = fc.constantFrom('<', '>', 'java', 'script:', 'on', 'click', '=', ' ', 'x', '\u0000')
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (text) => {
          const safe = sanitizeText(text)
          expect(safe).not.toMatch(/[<>]|(?:java|vb)script:|\bon\w+\s*=/i)
          expect(sanitizeText(safe)).toBe(safe)
        },
      ),
    )
  })
})

describe('sanitizePhone', () => {
  it.each([
    ['+1 (416) 555-0123', '+1 (416) 555-0123'],
    [`'416"; DROP\\`, '416'],
    ['416--555', '416555'],
    ['1 oorr 1 UNION SELECT', '1 oorr 1'],
  ])('%j becomes %j', (text, safe) => expect(sanitizePhone(text)).toBe(safe))

  it('keeps only what a number is written with where text is nested deeper than ten times', () => {
    const nested = (depth: number) => `+1 (416) 555.0123 x ${'o-'.repeat(depth)}${'-r'.repeat(depth)}`
    expect(sanitizePhone(nested(4))).toBe('+1 (416) 555.0123 x')
    expect(sanitizePhone(nested(7))).toBe('+1 (416) 555.0123')
  })

  it('leaves nothing to strip, however it is put together', () => {
    const pieces = fc.constantFrom('<', 'dr', 'drop', 'op', ';', "'", '-', '4', ' ', 'on', 'x=', '\\')
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        const safe = sanitizePhone(all.join(''))
        expect(safe).not.toMatch(/['";\\<>]|--|\bdrop\b/i)
        expect(sanitizePhone(safe)).toBe(safe)
      }),
    )
  })
})

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

describe('schemaParser', () => {
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

describe('issueOf', () => {
  it('writes a path however it is given', () => {
    expect(issueOf({ message: 'm' })).toEqual({ field: '', message: 'm' })
    expect(issueOf({ message: 'm', path: ['a', { key: 0 }, 'b'] })).toEqual({
      field: 'a.0.b',
      message: 'm',
    })
  })
})

describe('storage failures', () => {
  it.each([
    ['Rate limit exceeded. Please wait before submitting again.', 'rate-limit'],
    ['rate_limit', 'rate-limit'],
    ['RateLimitError', 'rate-limit'],
    ['Too many requests', 'rate-limit'],
    ['too frequent', 'rate-limit'],
    ['invalid content', 'invalid-content'],
    ['violates check constraint "x"', 'constraint'],
    ['Missing required contact information', 'constraint'],
    ['fetch failed', 'other'],
  ] as const)('%s is %s', (text, failure) => expect(storageFailureOf(text)).toBe(failure))

  it('have a message each', () => {
    expect(
      (['rate-limit', 'invalid-content', 'constraint', 'other'] as const).map(storageFailureMessage),
    ).toEqual([
      'You are submitting too frequently. Please wait a few minutes before trying again.',
      'Your message contains invalid content. Please remove any special characters or scripts.',
      'Please check your input format and try again.',
      'An error occurred. Please try again.',
    ])
  })
})

it('the message of a rate limit is known as one', () => {
  expect(rateLimitMessage).toBe('Rate limit exceeded. Please wait before submitting again.')
})

describe('admitSubmission', () => {
  it('allows three bookings in ten minutes', () => {
    let submissions: readonly number[] = []
    const allowed = [0, 1, 2, 3, 599_999, 600_000, 600_000].map((now) => {
      const decision = admitSubmission(clientRateLimits.booking, submissions, now)
      submissions = decision.submissions
      return decision.allowed
    })
    expect(allowed).toEqual([true, true, true, false, false, true, false])
  })

  it('never admits more than the limit within its window', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300_000), { maxLength: 60 }), (gaps) => {
        const { count, windowMs } = clientRateLimits.contact
        let now = 0
        let submissions: readonly number[] = []
        const admitted: number[] = []
        for (const gap of gaps) {
          now += gap
          const decision = admitSubmission(clientRateLimits.contact, submissions, now)
          submissions = decision.submissions
          if (decision.allowed) admitted.push(now)
        }
        for (const at of admitted) {
          const within = admitted.filter((other) => other <= at && at - other < windowMs)
          expect(within.length).toBeLessThanOrEqual(count)
        }
      }),
    )
  })
})
