import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { businessAsPublished } from '@dustforce/office/company/business-as-published'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, onTestFinished, test } from 'vitest'
import { exampleCompany } from '../paths.ts'
import { readCompany } from './read-company.ts'
import { writeCompany } from './write-company.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

test('what is published is written as a folder that reads to the same company, its logo as a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { company } = gtaBusiness
  const brand = { ...company.brand, logo: `data:image/svg+xml,${encodeURIComponent(svg)}` }
  const published = businessAsPublished(gtaBusiness, {
    company: { ...company, phone: '(416) 234-5678', brand },
  })
  const sources = () =>
    ['price-book.json', 'policy.json'].map((name) => readFileSync(join(exampleCompany, name), 'utf8'))
  const before = sources()
  expect(writeCompany(published, exampleCompany, join(folder, 'ours'))).toEqual([
    ...['company.json', 'price-book.json', 'policy.json', 'texts/en-CA.json', 'texts/fr-CA.json', 'logo.svg'],
  ])
  // They may be links to files elsewhere, which stay as they are.
  expect(sources()).toEqual(before)
  const read = readCompany(join(folder, 'ours'))
  expect(read.company).toEqual({ ...published.company, brand: { ...brand, logo: 'logo.svg' } })
  expect(read.priceBook).toEqual(published.priceBook)
  expect(read.policy).toEqual(published.policy)
  expect(read.texts).toEqual(gtaBusiness.texts)
  expect(readFileSync(join(folder, 'ours', 'logo.svg'), 'utf8')).toBe(svg)
  expect(readdirSync(join(folder, 'ours'))).toEqual(expect.arrayContaining(readdirSync(exampleCompany)))
})
