import type { Parsed } from '@dustforce/core/validation'
import type { Company } from './company.ts'
import { companyProblems } from './company-problems.ts'

/**
 * Reads who a company is from the value of its `company.json`, or names everything that is wrong with it.
 *
 * @example
 * parseCompany({ ...company, phone: 'soon' }).ok // => false
 */
export function parseCompany(input: unknown): Parsed<Company> {
  const issues = companyProblems(input)
  return issues.length === 0 ? { ok: true, value: input as Company } : { ok: false, issues }
}
