import { believedPriceBook } from '@dustforce/core/catalogue'
import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { type NoticeKind, noticeKinds } from '@dustforce/office/notice'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { decodeEmailContent, EmailRenderer } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import { expect, test } from 'vitest'
import { reactEmailRenderer } from './react-email-renderer.ts'
import { drawSample } from './testing/draw-sample.ts'
import { samplePayload } from './testing/sample-letters.ts'

/** The thank-you letter of a company that says it in these words. */
function thanked(language: string, texts: object) {
  const business = businessAsPublished(gtaBusiness, { texts })
  const payload = { ...samplePayload('thank-you'), language }
  const program = Effect.gen(function* () {
    const renderer = yield* EmailRenderer
    return yield* renderer.render(yield* decodeEmailContent({ kind: 'thank-you', payload }), business)
  })
  return Effect.runPromise(program.pipe(Effect.provide(reactEmailRenderer('https://dustforce.example'))))
}

const own = {
  'en-CA': {
    letters: {
      'thank-you': {
        subject: 'Was {day} as you like it?',
        closing: 'Call {phone}, any day. {company}, {area}',
      },
    },
  },
}

test('a letter is in the company’s own words, and in the usual ones where it has none', async () => {
  const { subject, text } = await thanked('en-CA', own)
  expect(subject).toMatch(/^Was \w+day, .* as you like it\?$/)
  expect(text).toContain(`Call ${gtaBusiness.company.phone}, any day. Dust Force, Greater Toronto Area`)
  expect(text).toContain('How was it? One question, one minute')
  expect(text).not.toContain('Something has to be put right soon?')
})

test('what is said in one language changes no letter in another', async () => {
  expect(await thanked('fr-CA', own)).toEqual(await thanked('fr-CA', {}))
})

test('what somebody writes as a sentence is text, and no markup', async () => {
  const { html } = await thanked('en-CA', {
    'en-CA': { letters: { 'thank-you': { title: '<img src=x onerror=alert(1)>' } } },
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img')
})

/** A company that says nothing of itself but its name, and whose services are lessons. */
function musicSchool() {
  const { visit: _visit, worker: _worker, ...company } = gtaBusiness.company
  const book = JSON.stringify(gtaBusiness.priceBook).replace(
    /"(name|label)":"[^"]*clean[^"]*"/gi,
    '"$1":"Lesson"',
  )
  const { texts: _texts, ...business } = gtaBusiness
  return { ...business, company, priceBook: believedPriceBook(JSON.parse(book)) }
}

const site = 'https://dustforce.example'

/** Where a letter mentions cleaning, in what people see of it. */
async function ofCleaning(kind: NoticeKind, language: string) {
  const { subject, text, html } = await drawSample(
    kind,
    { ...samplePayload(kind), language },
    site,
    {},
    musicSchool(),
  )
  const seen = `${subject}\n${text}\n${html.replace(/<[^>]*>/g, ' ')}`
  return [...seen.matchAll(/.{0,30}(?:clean|m[ée]nag|nettoy).{0,30}/gi)].map(([found]) => found)
}

test.each(noticeKinds.flatMap((kind) => ['en-CA', 'fr-CA'].map((language) => [kind, language] as const)))(
  'a company that does not clean says nothing of it in a letter: %s, %s',
  async (kind, language) => {
    expect(await ofCleaning(kind, language)).toEqual([])
  },
)

test('a letter uses the word of the company for a visit, in its language', async () => {
  const school = { ...musicSchool(), texts: { 'fr-CA': { company: { visit: 'cours' } } } }
  const named = { ...school, company: { ...school.company, visit: 'lesson' } }
  const subjectOf = async (language: string) =>
    (await drawSample('payment-link', { ...samplePayload('payment-link'), language }, site, {}, named))
      .subject
  expect(await subjectOf('en-CA')).toContain('Please pay for your lesson on')
  expect(await subjectOf('fr-CA')).toContain('votre cours du')
})
