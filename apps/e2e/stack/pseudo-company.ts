import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pseudoLanguage } from '../../../scripts/language/pseudo-text.ts'
import { textsIn } from '../pages/not-messages.ts'

const dustForce = fileURLToPath(new URL('../../../packages/companies/dust-force', import.meta.url))

/** Writes Dust Force as a company that speaks the language that nobody speaks, alone; its folder, and every text of its own files, which no message says. */
export function pseudoCompany() {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-'))
  cpSync(dustForce, folder, { recursive: true, dereference: true })
  const file = (name: string) => join(folder, name)
  const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'))
  const company = { ...read('company.json'), languages: [pseudoLanguage] }
  writeFileSync(file('company.json'), JSON.stringify(company))
  renameSync(file('texts/en-CA.json'), file(`texts/${pseudoLanguage}.json`))
  rmSync(file('texts/fr-CA.json'))
  return { folder, data: [...saidIn(company), ...saidIn(read('price-book.json'))] }
}

const spoken =
  /"(?:name|legalName|description|unit|label|one|many|phone|email|visit|serviceArea|city|jurisdiction|privacyLaw)":"([^"]*)"/g

/** Finds what a file says to people: its other texts are read by programs. */
function saidIn(file: { readonly places?: unknown; readonly services?: object }): readonly string[] {
  const named = [...JSON.stringify(file).matchAll(spoken)].map(([, text = '']) => text)
  return [...named, ...textsIn(Object.values(file.services ?? {}).map(featuresOf))]
}

const featuresOf = (service: { readonly features?: unknown }) => service.features
