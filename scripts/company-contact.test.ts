import { readFileSync } from 'node:fs'
import { gtaCompany } from '@dustforce/office/company'
import { expect, test } from 'vitest'
import { companyContact } from './company-contact.ts'

const file = new URL('../packages/companies/dust-force/company.json', import.meta.url).pathname
const source = readFileSync(file, 'utf8')

/** The module of core's company as a build has it. */
function built(environment: Parameters<typeof companyContact>[0]): string {
  const { transform } = companyContact(environment)
  if (typeof transform !== 'function') throw new Error('The plugin does not transform')
  return String(Reflect.apply(transform, undefined, [source, file]))
}

test('a build has the phone number and the e-mail address that it is told, and nothing of the example', () => {
  const code = built({ VITE_COMPANY_PHONE: '(905) 234-5678', VITE_COMPANY_EMAIL: 'info@example.ca' })
  expect(code).toContain('"phone":"(905) 234-5678"')
  expect(code).toContain('"email":"info@example.ca"')
  for (const made of [gtaCompany.email, gtaCompany.phone]) expect(code).not.toContain(made)
})

test('a build that is told nothing has the example', () => {
  const example: unknown = JSON.parse(source)
  expect(JSON.parse(built({}))).toEqual(example)
  expect(JSON.parse(built({ VITE_COMPANY_PHONE: '' }))).toEqual(example)
})
