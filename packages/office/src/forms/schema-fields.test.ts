import { invalid, valid } from '@dustforce/core/validation'
import type * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { checkedText, text, textThat } from './schema-fields.ts'
import { schemaParser } from './schema-parser.ts'

/** Says what is wrong with an input, or null. */
function problemOf<T, E>(schema: Schema.Codec<T, E>, input: unknown) {
  const parsed = schemaParser(schema)(input)
  return parsed.ok ? null : parsed.issues.map(({ message }) => message).join('; ')
}

describe('text', () => {
  it.each(['', 'ab', 'abc'])('accepts %j when three characters are the most', (input) =>
    expect(schemaParser(text(3))(input)).toEqual({ ok: true, value: input }),
  )

  it('refuses one character too many, and says the maximum', () => {
    expect(problemOf(text(3), 'abcd')).toBe('Please keep this under 3 characters')
  })

  it('refuses what is no text', () => expect(problemOf(text(3), 12)).toMatch(/string/))
})

describe('textThat', () => {
  const shouted = () => textThat((value) => value === value.toUpperCase(), 'Please shout')

  it('accepts a text for which it holds', () => expect(problemOf(shouted(), 'HEY')).toBeNull())

  it('refuses another with its message', () => expect(problemOf(shouted(), 'hey')).toBe('Please shout'))
})

describe('checkedText', () => {
  const code = () => checkedText((value) => (value === 'open' ? valid(value) : invalid(`Not ${value}`)))

  it('accepts a text that passes the check', () => expect(problemOf(code(), 'open')).toBeNull())

  it("refuses another with the check's message", () => expect(problemOf(code(), 'shut')).toBe('Not shut'))

  it('keeps a text as it was given, whatever the check made of it', () => {
    const trimmed = checkedText((value) => valid(value.trim()))
    expect(schemaParser(trimmed)(' a ')).toEqual({ ok: true, value: ' a ' })
  })
})
