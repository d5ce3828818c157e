import type { CompanySchedule } from '@dustforce/office/company'
import { parseCompanyPolicy } from '@dustforce/office/company/parse-company-policy'
import { documentOnto, policyChanges } from '@dustforce/office/publishing'
import type { DraftProblems, DraftRules } from '../../patterns/published/use-draft.ts'

/** The rules by which hours and terms are edited. */
export const policyDraftRules: DraftRules<CompanySchedule> = {
  place: 'policy',
  problems: policyDraftProblems,
  changes: policyChanges,
  onto: documentOnto,
}

/** Everything that the parser of policies finds, in words for the person who typed it; what is wrong with a day's hours stands at the day. */
function policyDraftProblems(policy: unknown): DraftProblems {
  const read = parseCompanyPolicy(policy)
  const issues = read.ok ? [] : read.issues
  return new Map(
    issues.map(({ field, message }) => {
      const [, day] = /^(hours\.[a-z]+)/.exec(field) ?? []
      const isShape = message.startsWith('must')
      if (day !== undefined && isShape)
        return [day, 'Write hours as 8:00 – 18:00, or nothing for a closed day.']
      const words = isShape ? `It ${message}.` : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
      return [day ?? field, words]
    }),
  )
}
