import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

/** Every code point, halves of pairs too. The unit 'binary' of fast-check is the same, and takes a second to make a table of them. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

describe('parseStrictJson', () => {
  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['[{"x":{"b":[],"c":{},"b":null}}]', 'b'],
    ['{"a":{"a":1},"a":1}', 'a'],
  ])('names a key that is given twice: %s', (text, field) => {
    expect(parseStrictJson(text)).toEqual({ ok: false, issue: { field, message: 'Given twice' } })
  })

  test.each(['', '{', 'NaN', '{"a":NaN}', "{'a':1}", '{"a":1,}', '01', 'undefined', '{"a":Infinity}'])(
    'refuses %j',
    (text) => expect(parseStrictJson(text).ok).toBe(false),
  )

  test('refuses text that no database can hold', () => {
    expect(parseStrictJson('{"a":"\\u0000"}').ok).toBe(false)
    expect(parseStrictJson('["\\ud83e"]').ok).toBe(false)
    expect(parseStrictJson('{"\\udc00":1}').ok).toBe(false)
    expect(parseStrictJson('["\\ud83e\\uddfd 🧽 שלום"]')).toEqual({ ok: true, value: ['🧽 🧽 שלום'] })
  })

  test('refuses endless nesting without falling over', () => {
    expect(parseStrictJson(`${'['.repeat(32)}${']'.repeat(32)}`).ok).toBe(true)
    expect(parseStrictJson(`${'['.repeat(33)}${']'.repeat(33)}`).ok).toBe(false)
    expect(parseStrictJson('['.repeat(60_000)).ok).toBe(false)
  })

  test('a key called __proto__ is a key like any other', () => {
    const parsed = parseStrictJson('{"__proto__":{"admin":true}}')
    expect(parsed.ok && Object.keys(Object(parsed.value))).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })
})

describe('properties', () => {
  test('reads what JSON.parse reads, wherever no rule is broken', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4, stringUnit: anyUnit }), (text) => {
        const parsed = parseStrictJson(text)
        // The generator's only texts that are refused hold NUL, or name a key twice after escaping.
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text))
        else expect(text).toMatch(/\\u0000|\0|"/)
      }),
    )
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 200 }), (text) => {
        expect(() => parseStrictJson(text)).not.toThrow()
      }),
    )
  })
})
