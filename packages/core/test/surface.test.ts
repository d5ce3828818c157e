import { expect, it } from 'vitest'
import { importedNames } from '../../../scripts/test/imported-names.ts'

const entries = import.meta.glob<Record<string, unknown>>(
  ['../src/*/index.ts', '../src/index.ts', '!../src/testing/*'],
  {
    eager: true,
  },
)

/** The exports that this repository's own programs do not call, by the reason why they are still exported. */
const exportedFor: Readonly<Record<string, readonly string[]>> = {
  'an embedder’s own prices and dates': [
    'allocate',
    'priceBookProblems',
    'QuoteRequestError',
    'WrongValueError',
    'dayCapacity',
    'earliestSlotText',
  ],
  'an embedder’s own days: docs/guides/planning.md': ['PlanError', 'roadKilometres'],
}

it('exports what a program of the repository calls, and little else', () => {
  const imported = importedNames('core')
  const names = new Set(Object.values(entries).flatMap((entry) => Object.keys(entry)))
  const others = [...names].filter((name) => !imported.has(name))
  expect(others.toSorted()).toEqual(Object.values(exportedFor).flat().toSorted())
})
