import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname

const entries = import.meta.glob<Record<string, unknown>>(
  ['../src/*/index.ts', '../src/index.ts', '!../src/testing/*'],
  {
    eager: true,
  },
)

/** What this repository's own programs do not call, and why it is exported all the same. */
const exportedFor: Readonly<Record<string, readonly string[]>> = {
  'an embedder’s own form': [
    'checkContractorPhone',
    'checkEmergencyPhone',
    'checkInternationalPhone',
    'checkOntarioAddress',
    'checkOntarioPostalCode',
    'isName',
    'isStrictEmail',
  ],
  'an embedder’s own prices and dates': [
    'allocate',
    'percentOf',
    'priceBookProblems',
    'QuoteRequestError',
    'diffQuotes',
    'isSlotStillBookable',
    'slotsOn',
    'dayCapacity',
    'contractorsFor',
    'regionOf',
  ],
  'the rules that SQL repeats, which database tests compare with it': [
    'assignmentsThisWeek',
    'bookingMetrics',
    'canStart',
    'financeMetrics',
    'financePoint',
    'financeSeries',
    'lifeAfter',
    'isNotStarted',
    'isVisitUnpaid',
    'matchesFilters',
    'newLife',
  ],
}

/** Every name that a program of the repository imports from the core. */
function importedNames(): ReadonlySet<string> {
  const files = globSync('{packages/*/{src,functions,element},apps/*/src,bench/src}/**/*.{ts,tsx}', {
    cwd: root,
  })
  const programs = files.filter(
    (file) =>
      !file.startsWith('packages/core/src') &&
      !file.includes('node_modules') &&
      !/\.(test|stories)\.tsx?$|\/testing\//.test(file),
  )
  const imports = /(?:import|export) \{([^}]*)\} from '(?:@dustforce\/core|\.\.\/src)[^']*'/g
  return new Set(
    programs
      .flatMap((file) => [...readFileSync(`${root}${file}`, 'utf8').matchAll(imports)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.replace('type ', '').trim()),
  )
}

it('exports what a program of the repository calls, and little else', () => {
  const imported = importedNames()
  const names = new Set(Object.values(entries).flatMap((entry) => Object.keys(entry)))
  const others = [...names].filter((name) => !imported.has(name))
  expect(others.toSorted()).toEqual(Object.values(exportedFor).flat().toSorted())
})
