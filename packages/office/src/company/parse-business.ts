import { parseChargePolicy } from '../charging/parse-charge-policy.ts'
import type { Business } from './business.ts'
import { businessOf } from './business-of.ts'
import { companyTextProblems } from './company-text-problems.ts'
import type { CompanyTexts } from './company-texts.ts'
import { parseCompany } from './parse-company.ts'
import { parseCompanyPolicy } from './parse-company-policy.ts'
import { parseCompanyPriceBook } from './parse-company-price-book.ts'

/** The files of a company's folder, parsed from JSON; undefined where a file is missing. */
export interface CompanyFiles {
  readonly 'company.json': unknown
  readonly 'price-book.json': unknown
  readonly 'policy.json': unknown
  /** The times when visits that repeat are charged; a company without it charges by `standardCharges`. */
  readonly 'charges.json'?: unknown
  /** The company's texts in its languages, by their codes: `texts/fr-CA.json`. A language may have none. */
  readonly texts?: Readonly<Record<string, unknown>>
}

/** Something wrong in a company's folder: in which file, where in it as a path, and what to write. */
export interface CompanyProblem {
  readonly file: string
  /** Empty for the file itself. */
  readonly field: string
  readonly message: string
}

/** A company, or everything that is wrong with its folder. */
export type ParsedBusiness =
  | { readonly ok: true; readonly value: Business }
  | { readonly ok: false; readonly problems: readonly CompanyProblem[] }

/**
 * Reads a company from the files of its folder, each checked whole. Nothing that is missing is taken from another company.
 *
 * @example
 * parseBusiness({ 'company.json': undefined, 'price-book.json': {}, 'policy.json': {} }).ok // => false
 */
export function parseBusiness(files: CompanyFiles): ParsedBusiness {
  const book = parseCompanyPriceBook(files['price-book.json'])
  const company = parseCompany(files['company.json'])
  const policy = parseCompanyPolicy(files['policy.json'])
  const charges = files['charges.json'] === undefined ? null : parseChargePolicy(files['charges.json'])
  const problems: CompanyProblem[] = []
  const note = (
    file: Exclude<keyof CompanyFiles, 'texts'>,
    issues: readonly { field: string; message: string }[],
  ) => {
    if (files[file] === undefined && file !== 'charges.json')
      problems.push({ file, field: '', message: 'missing; every company has it' })
    else problems.push(...issues.map((issue) => ({ file, ...issue })))
  }
  note('company.json', company.ok ? [] : company.issues)
  note('price-book.json', book.ok ? [] : book.issues)
  note('policy.json', policy.ok ? [] : policy.issues)
  note('charges.json', charges === null || charges.ok ? [] : charges.issues)
  for (const [code, texts] of Object.entries(files.texts ?? {})) {
    const said = companyTextProblems(texts, book.ok ? book.value : null)
    problems.push(...said.map((issue) => ({ file: `texts/${code}.json`, ...issue })))
  }
  if (problems.length > 0 || !company.ok || !book.ok || !policy.ok) return { ok: false, problems }
  const made = businessOf(company.value, book.value, policy.value)
  const said = Object.entries(files.texts ?? {}).filter(([, texts]) => texts !== undefined)
  return {
    ok: true,
    value: {
      ...made,
      ...(charges?.ok && { charges: charges.value }),
      ...(said.length > 0 && { texts: Object.fromEntries(said) as Readonly<Record<string, CompanyTexts>> }),
    },
  }
}

/**
 * A problem as a line for a person.
 *
 * @example
 * companyProblemText({ file: 'company.json', field: 'phone', message: 'missing' }) // => 'company.json: phone: missing'
 */
export function companyProblemText({ file, field, message }: CompanyProblem): string {
  return [file, field, message].filter((part) => part !== '').join(': ')
}
