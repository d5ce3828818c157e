import { expect, it } from 'vitest'
import { reachedFiles, ruleFiles, unwrittenNames } from './reached-files.ts'

const reached = reachedFiles()
const unreached = (name: 'core' | 'office') => ruleFiles(name).filter((file) => !reached.has(file))

it('finds what an index passes on by name, and not what stands beside it', () => {
  expect(reached).toContain('packages/office/src/payout/payout-totals.ts')
  expect(reached).toContain('packages/core/src/series/plan-series.ts')
  expect(ruleFiles('core').length).toBeGreaterThan(100)
})

it('reaches every file of the library but what only embedders import, which the reference documents', () => {
  expect(unreached('core')).toEqual(['packages/core/src/quote/schema.ts', 'packages/core/src/words/en-us.ts'])
})

it('reaches every file of the office but the rules that SQL repeats, which database tests compare with it', () => {
  expect(unreached('office')).toEqual(['packages/office/src/hub/visit-unpaid.ts'])
})

it.each([
  ['office', []],
  // The declarations of the deployed functions name it.
  ['workflows', ['LinkKey']],
  ['supabase', []],
] as const)('passes on no value of %s that nothing else writes', (name, inferred) => {
  expect(unwrittenNames(name)).toEqual(inferred)
})
