import { expect, test } from 'vitest'
import * as calendarInEnglish from './calendar-words.en.ts'
import * as calendarInFrench from './calendar-words.fr.ts'
import * as reloadInEnglish from './reload-words.en.ts'
import * as reloadInFrench from './reload-words.fr.ts'
import * as summaryInEnglish from './summary-words.en.ts'
import * as summaryInFrench from './summary-words.fr.ts'
import * as english from './words.en.ts'
import * as french from './words.fr.ts'

const catalogues = [
  [reloadInEnglish, reloadInFrench satisfies Record<keyof typeof reloadInEnglish, unknown>],
  [summaryInEnglish, summaryInFrench satisfies Record<keyof typeof summaryInEnglish, unknown>],
  [english, french satisfies Record<keyof typeof english, unknown>],
  [calendarInEnglish, calendarInFrench satisfies Record<keyof typeof calendarInEnglish, unknown>],
]

test('each message of the design system is there in every language', () => {
  for (const [inEnglish = {}, inFrench = {}] of catalogues)
    expect(Object.keys(inFrench).toSorted()).toEqual(Object.keys(inEnglish).toSorted())
})

test('the month grid speaks French', () => {
  const { formatters, labels } = calendarInFrench
  const december = new Date(2026, 11, 1, 12)
  expect(formatters.formatCaption?.(december)).toBe('décembre 2026')
  expect(labels.labelNext?.(december)).toBe('Mois suivant')
})
