import type { ChargePolicy } from '@dustforce/office/charging'
import { parseChargePolicy } from '@dustforce/office/charging/parse-charge-policy'
import { chargeChanges, documentOnto } from '@dustforce/office/publishing'
import type { DraftProblems, DraftRules } from '../../patterns/published/use-draft.ts'

/** The rules by which the table of charges is edited. */
export const chargeDraftRules: DraftRules<ChargePolicy> = {
  place: 'charges',
  problems: chargeDraftProblems,
  changes: chargeChanges,
  onto: documentOnto,
}

/** Everything that the parser of charges finds, as a sentence; the tries are one field. */
function chargeDraftProblems(charges: unknown): DraftProblems {
  const read = parseChargePolicy(charges)
  return new Map(
    (read.ok ? [] : read.issues).map(({ field, message }) => [field.split('.')[0] ?? field, said(message)]),
  )
}

function said(message: string): string {
  return `It ${message}.`
}
