import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import type { BusinessPolicy } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import type { Business } from './business.ts'
import { businessOf } from './business-of.ts'
import type { Company } from './company.ts'
import { companyProblems } from './company-problems.ts'

/** The files of a company's folder, parsed from JSON; undefined where a file is missing. */
export interface CompanyFiles {
  readonly 'company.json': unknown
  readonly 'price-book.json': unknown
  readonly 'policy.json': unknown
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
  const book = parsePriceBook(files['price-book.json'])
  const policy = parsePolicy(files['policy.json'])
  const problems: CompanyProblem[] = []
  const note = (file: keyof CompanyFiles, issues: readonly { field: string; message: string }[]) => {
    if (files[file] === undefined)
      problems.push({ file, field: '', message: 'missing; every company has it' })
    else problems.push(...issues.map((issue) => ({ file, ...issue })))
  }
  note('company.json', companyProblems(files['company.json']))
  note('price-book.json', book.ok ? [] : book.issues)
  note('policy.json', policy.ok ? perDayProblems(policy.value.capacity) : policy.issues)
  if (problems.length > 0 || !book.ok || !policy.ok) return { ok: false, problems }
  return { ok: true, value: businessOf(files['company.json'] as Company, book.value, policy.value) }
}

function perDayProblems(capacity: BusinessPolicy['capacity']) {
  return capacity?.perDay === undefined
    ? [{ field: 'capacity.perDay', message: 'missing; write how many visits there can be on a day, as 10' }]
    : []
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
