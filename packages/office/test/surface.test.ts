import { expect, it } from 'vitest'
import { importedNames } from '../../../scripts/test/imported-names.ts'

const entries = import.meta.glob<Record<string, unknown>>(['../src/*/index.ts', '!../src/testing/*'], {
  eager: true,
})

/** The exports that this repository's own programs do not call, by the reason why they are still exported. */
const exportedFor: Readonly<Record<string, readonly string[]>> = {
  'the rules that SQL repeats, which database tests compare with it': [
    'assignmentsThisWeek',
    'bookingMetrics',
    'canStart',
    'channels',
    'financeMetrics',
    'financePoint',
    'financeSeries',
    'fits',
    'isNotStarted',
    'isReversalEvent',
    'isSessionEvent',
    'isVisitUnpaid',
    'lapsed',
    'matchesFilters',
    'offerEnds',
    'paymentEventTypes',
    'whoIsNext',
  ],
}

it('exports what a program of the repository calls, and little else', () => {
  const imported = importedNames('office')
  const names = new Set(Object.values(entries).flatMap((entry) => Object.keys(entry)))
  const others = [...names].filter((name) => !imported.has(name))
  expect(others.toSorted()).toEqual(Object.values(exportedFor).flat().toSorted())
})
