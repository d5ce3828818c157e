import { expect, test } from 'vitest'
import { textsIn } from '../../../../scripts/test/texts-in-source.ts'

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../../packages/ui/src/**/*.tsx',
    '!../**/*.{test,stories}.{ts,tsx}',
    '!../**/*words*',
    '!../**/testing/**',
    '!../**/*.{en,fr}.{ts,tsx}',
    '!../../../../packages/ui/src/**/*.{test,stories}.tsx',
    '!../../../../packages/ui/src/**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Those who come for the company read English, and so does its office; texts of the console are in nobody's language. */
const apart = [
  '../features/own-booking/job-view.tsx',
  '../features/booking/story-form.ts',
  '../../../../packages/ui/src/primitives/enter-to-apply.tsx',
  '../../../../packages/ui/src/primitives/lazy-part.tsx',
]
/** Sentences of the rules, which `sentence` translates: each is in `sentences-in-french.ts`. */
const translated =
  /^(?:This link no longer works|Too many tries|That did not work|This file could not be read)/

test('nothing that the site shows is said outside of its messages', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const found = Object.entries(sources)
    .filter(([file]) => !apart.includes(file))
    .flatMap(([file, source]) => textsIn(source).map((text) => `${file}: ${text}`))
    .filter((line) => !translated.test(line.slice(line.indexOf(': ') + 2)))
  expect(found).toEqual([])
})

test('a text of a component is found, wherever it stands', () => {
  expect(textsIn('<p>Please give another card.</p>')).toEqual(['Please give another card.'])
  expect(textsIn('  <h2>\n    Payment of this visit\n  </h2>')).toEqual(['Payment of this visit'])
  expect(textsIn('<Button busyLabel="Opening..." />')).toEqual(['Opening...'])
  expect(textsIn('return `We charge now to your card.`')).toHaveLength(1)
  expect(textsIn('<p>{words.title}</p> // Says how it is')).toEqual([])
})
