import type { Company } from '@dustforce/office/company'
import { parseCompany } from '@dustforce/office/company/parse-company'
import { companyChanges, documentOnto } from '@dustforce/office/publishing'
import type { DraftProblems, DraftRules } from '../../patterns/published/use-draft.ts'

/** The rules by which a company is edited. */
export const companyDraftRules: DraftRules<Company> = {
  place: 'company',
  problems: companyDraftProblems,
  changes: companyChanges,
  onto: documentOnto,
}

/** Everything that the parser of companies finds, in words for the person who typed it. */
function companyDraftProblems(company: unknown): DraftProblems {
  const read = parseCompany(company)
  const issues = read.ok ? [] : read.issues
  return new Map(issues.map(({ field, message }) => [field, toWrite(message)]))
}

/** The part of a message that says what to write. */
function toWrite(message: string): string {
  const said = message.split('; ').at(-1) ?? message
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
