import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, onTestFinished, test } from 'vitest'
import { companyModule } from './company-module.ts'

/** The module of a build, as text. */
function built(told: Parameters<typeof companyModule>[0]): string {
  const { resolveId, load } = companyModule(told)
  return load(resolveId('virtual:business') ?? '') ?? ''
}

test('a build has the files of the folder that it is told', () => {
  const code = built({ COMPANY: '/somewhere/liffey' })
  for (const name of ['company', 'policy', 'price-book'])
    expect(code).toContain(`"/somewhere/liffey/${name}.json"`)
  expect(code).not.toContain('dust-force')
})

test('a build has when cards are charged, where the folder says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(built({ COMPANY: folder })).not.toContain('charges')
  writeFileSync(join(folder, 'charges.json'), '{}')
  expect(built({ COMPANY: folder })).toContain(`"${folder}/charges.json"`)
})

test('a build has the phone number and the e-mail address that it is told', () => {
  const code = built({ VITE_COMPANY_PHONE: '(905) 234-5678', VITE_COMPANY_EMAIL: 'info@example.ca' })
  expect(code).toContain('{"phone":"(905) 234-5678","email":"info@example.ca"}')
})

test('a build that is told nothing has the example as it is', () => {
  const code = built({ COMPANY: '', VITE_COMPANY_PHONE: '' })
  expect(code).toContain('packages/companies/dust-force/company.json')
  expect(code).toContain('...{}')
  expect(code).not.toContain(gtaBusiness.company.phone)
})

test('nothing but the company is taken from a build', () => {
  const { resolveId, load } = companyModule({})
  expect([resolveId('react'), load('/src/main.tsx')]).toEqual([null, null])
})
