import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exampleCompany } from '../paths.ts'
import { StartError } from '../start/start-error.ts'
import { readCompany } from './read-company.ts'

test('a logo that a folder names and does not have is said with its file and place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(exampleCompany, '../london'), folder, { recursive: true })
  expect(readCompany(folder).company.brand.logo).toBe('logo.svg')
  rmSync(join(folder, 'logo.svg'))
  expect(() => readCompany(folder)).toThrow(
    new StartError(
      `The company in ${folder} cannot be read:\n  company.json: brand.logo: 'logo.svg' is not in the folder; put the file there, or leave the logo out`,
    ),
  )
})

test('the company that is nobody’s opens soon, measures nothing, and says nothing of its own', () => {
  const { company, priceBook, texts } = readCompany(join(exampleCompany, '../new'))
  expect([company.opening, priceBook.measures, priceBook.taxes]).toEqual(['soon', {}, []])
  expect([texts, company.visit, company.worker]).toEqual([undefined, undefined, undefined])
})
