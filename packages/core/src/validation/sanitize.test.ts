import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sanitizePhone, sanitizeText } from './sanitize.ts'

/** Every code point, halves of pairs too. The unit 'binary' of fast-check is the same, and takes a second to make a table of them. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

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
          fc.string({ unit: anyUnit }),
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
