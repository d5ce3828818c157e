import { expect, it } from 'vitest'
import { companyFile } from './company-file.ts'

it.each([
  ['Dust Force', 'dust-force-payouts-2026.csv'],
  ['Ménage Boréal', 'menage-boreal-payouts-2026.csv'],
  ['Saite & Bogen!', 'saite-bogen-payouts-2026.csv'],
  ['掃除', 'payouts-2026.csv'],
])('a file of %s is called %s', (name, file) => {
  expect(companyFile({ name }, 'payouts', '2026')).toBe(file)
})
