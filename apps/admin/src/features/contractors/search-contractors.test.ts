import { expect, it } from 'vitest'
import { contractor, otherContractor } from '../../testing/samples.ts'
import { searchContractors } from './search-contractors.ts'

const all = [contractor, otherContractor]

it.each([
  ['a name in any case', 'mARIA', ['c1']],
  ['part of an e-mail address', 'chen@ex', ['c2']],
  ['the phone number as written', '(416) 555', ['c1']],
  ['the digits of a phone number written otherwise', '416-555-0181', ['c1']],
  ['three digits in a row', '437', ['c2']],
  ['an area', 'markham', ['c2']],
  ['text with space around it', ' east york ', ['c1']],
  ['what several have in common', 'example.com', ['c1', 'c2']],
])('finds by %s', (_what, search, found) => {
  expect(searchContractors(all, search).map(({ id }) => id)).toEqual(found)
})

it.each(['nobody', 'xyz', 'zz 5', 'unit 41', '---', '999'])('finds nobody by %s', (search) => {
  expect(searchContractors(all, search)).toEqual([])
})

it('shows everybody while nothing is searched', () => {
  expect(searchContractors(all, '')).toBe(all)
  expect(searchContractors(all, '  ')).toBe(all)
})
