import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfCompany } from '../../../scripts/company/company-module.ts'
import { siteLanguages } from '../src/language/languages.ts'

/** A language that a site is built in: its code as the company has it, and the folder of its pages, '' for the default. */
export interface BuiltLanguage {
  readonly code: string
  readonly basename: string
}

/** The languages of a company's site, the default first. */
export function languagesOfCompany(company: string | undefined): readonly BuiltLanguage[] {
  const file = join(folderOfCompany(company), 'company.json')
  return siteLanguages(JSON.parse(readFileSync(file, 'utf8')))
}
