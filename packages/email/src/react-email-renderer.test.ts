import { noticeKinds } from '@dustforce/office/notice'
import { describe, expect, test } from 'vitest'
import { fullPayloads } from './testing/full-payloads.ts'
import { readLetter } from './testing/read-letter.ts'

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&\r\nBcc: victim@example.com'

/** The values that are no text of a person: a number, and a word that the server chooses. */
const chosen = ['base_service_price', 'change_kind']

describe('reactEmailRenderer', () => {
  test.each(noticeKinds)('%s keeps hostile text as text and its subject on one line', async (kind) => {
    const payload = Object.fromEntries(
      Object.entries(fullPayloads[kind]).map(([key, value]) => [
        key,
        typeof value === 'string' && !chosen.includes(key) ? hostile : value,
      ]),
    )
    const { subject, html } = await readLetter(kind, payload)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    // A letter that says nothing of a person has nothing to keep.
    expect(html.includes('&lt;script&gt;')).toBe(Object.values(payload).includes(hostile))
  })

  test('the text version keeps a label and its amount on one line, and a phone number a number', async () => {
    const { text } = await readLetter('booking-confirmation', fullPayloads['booking-confirmation'])
    expect(text).toMatch(/^Total paid +\$336\.00$/m)
    expect(text).toMatch(/^Payment reference +DF-C3D4E5F6$/m)
    expect(text).not.toContain('tel:')
  })

  test('a payload without its facts is an error, not a half-empty e-mail', async () => {
    const payload = { ...fullPayloads['booking-confirmation'], total_price: null }
    await expect(readLetter('booking-confirmation', payload)).rejects.toThrow()
  })
})
