import type { TextsByLanguage } from '@dustforce/office/company'
import { parseCompanyTexts } from '@dustforce/office/company/parse-company-texts'
import { documentOnto, textChanges } from '@dustforce/office/publishing'
import type { DraftProblems, DraftRules } from '../../patterns/published/use-draft.ts'

/** Returns the rules by which texts are edited, where the program came with these. */
export function textDraftRules(installed: TextsByLanguage): DraftRules<TextsByLanguage> {
  return {
    place: 'texts',
    problems: textDraftProblems,
    changes: (before, after) => textChanges(installed, before, after),
    onto: documentOnto,
  }
}

/** Everything that the parser of texts finds, in words for the person who typed it. */
function textDraftProblems(texts: unknown): DraftProblems {
  const read = parseCompanyTexts(texts)
  const issues = read.ok ? [] : read.issues
  const problems = new Map<string, string>()
  for (const { field, message } of issues)
    problems.set(field, [problems.get(field), `It ${message}.`].filter(Boolean).join(' '))
  return problems
}
