import { expect, test } from 'vitest'
import { gtaBusiness } from '../src/testing/business.ts'

const read = (language: string, files: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(`.${language}.json`, ''), texts]),
  )
const english = read(
  'en',
  import.meta.glob<object>('../src/texts/*.en.json', { eager: true, import: 'default' }),
)
const french = read(
  'fr',
  import.meta.glob<object>('../src/texts/*.fr.json', { eager: true, import: 'default' }),
)
const own = gtaBusiness.texts ?? {}

/** Every text with where it stands. */
function textsIn(value: unknown, at = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${at}.${name}`))
}

/** Texts that are the same in both: names, placeholders alone, ids. */
const isSame = /^[^a-z]*$|^(?:\{\w+\}[ .]*)+$|\.(?:id|code|percent|service|area|name)$/
const placesOf = (texts: unknown) => textsIn(texts).map(([place]) => place)

/** The texts that say the same in both languages, word for word. */
function untranslated(first: unknown, second: unknown): readonly string[] {
  const said = new Map(textsIn(first))
  return textsIn(second).flatMap(([place, text]) =>
    said.get(place) === text && !isSame.test(text) && !isSame.test(place) ? [`${place}: ${text}`] : [],
  )
}

test('every neutral section and letter is in French, sentence by sentence', () => {
  expect(Object.keys(english).length).toBeGreaterThan(12)
  expect(Object.keys(french)).toEqual(Object.keys(english))
  for (const [name, texts] of Object.entries(english)) {
    expect(placesOf(french[name]), name).toEqual(placesOf(texts))
    expect(untranslated(texts, french[name]), name).toEqual([])
  }
})

test.each(['terms', 'cancellation', 'accessibility', 'faq'])(
  'the page %s of the company is in French as a whole',
  (name) => {
    const [inEnglish, inFrench] = ['en-CA', 'fr-CA'].map((code) => own[code]?.site?.[name])
    expect(textsIn(inFrench).length).toBeGreaterThan(10)
    expect(placesOf(inFrench)).toEqual(placesOf(inEnglish))
    expect(untranslated(inEnglish, inFrench)).toEqual([])
  },
)
