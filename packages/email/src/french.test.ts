import { noticeKinds, notices } from '@dustforce/office/notice'
import { describe, expect, test } from 'vitest'
import { drawSample } from './testing/draw-sample.ts'
import { sampleLinks, samplePayload } from './testing/sample-letters.ts'

const site = 'https://dustforce.example'
/** Customers read their language; so do those who wait for a place, or wrote to the company. */
const isSpoken = (kind: (typeof noticeKinds)[number]) =>
  notices[kind].to === 'customer' || notices[kind].says === 'wish' || kind === 'contact-received'
const toCustomers = noticeKinds.filter(isSpoken)
const toOthers = noticeKinds.filter((kind) => !isSpoken(kind))

const draw = (kind: (typeof noticeKinds)[number], language: string, changes: object = {}) =>
  drawSample(kind, { ...samplePayload(kind), ...changes, language }, site, sampleLinks)

/** Returns the words of a letter without what belongs to its booking: names, addresses, numbers and links. */
function saidOf(text: string, payload: Readonly<Record<string, unknown>>): readonly string[] {
  const data = Object.values(payload)
    .flatMap((value) => (typeof value === 'string' ? value.split('\n') : []))
    .filter((value) => value.length > 2)
    .sort((one, other) => other.length - one.length)
  return text
    .split('\n')
    .map((line) => data.reduce((rest, value) => rest.replaceAll(value, ''), line))
    .map((line) => line.replaceAll(/https?:\S+|\S+@\S+|Dust Force|[\d\W_]+/g, ' ').trim())
    .filter((line) => line !== '')
}

describe('a letter to somebody who reads French', () => {
  test.each(toCustomers)('says nothing in English: %s', async (kind) => {
    const [english, french] = await Promise.all([draw(kind, 'en-CA'), draw(kind, 'fr-CA')])
    const inEnglish = new Set(saidOf(english.text, samplePayload(kind)))
    const same = saidOf(french.text, samplePayload(kind)).filter((line) => inEnglish.has(line))
    // These are one word in both.
    expect(same.filter((line) => !['SERVICE', 'Service', 'Total'].includes(line))).toEqual([])
    expect(french.subject).not.toBe(english.subject)
    expect(french.html).toContain('lang="fr"')
  })

  test('says when and how much as Quebec writes it', async () => {
    const { subject, text } = await draw('booking-confirmation', 'fr-CA')
    expect(subject).toContain('Réservation confirmée : Grand ménage, lundi 15 mars 2027')
    expect(text).toContain('lundi 15 mars 2027 à 9 h 00 (heure de Toronto)')
    expect(text.replaceAll('\u00a0', ' ')).toContain('336,00 $')
  })

  test('leads to the French pages', async () => {
    const { text } = await draw('booking-confirmation', 'fr-CA')
    expect(text).toContain(`${site}/fr/booking#`)
    expect(text).toContain(`${site}/fr/terms-privacy`)
    expect(text).not.toContain(`${site}/booking`)
  })
})

test.each(toOthers)(
  'a letter to the office, its cleaners and those who write to it is English: %s',
  async (kind) => {
    expect((await draw(kind, 'fr-CA')).html).toBe((await draw(kind, 'en-CA')).html)
  },
)

test.each([null, '', 'de-DE', 'Not specified'])('%j is read in English', async (language) => {
  expect((await draw('booking-moved', String(language))).html).toBe(
    (await draw('booking-moved', 'en-CA')).html,
  )
})
