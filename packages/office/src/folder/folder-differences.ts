import type { PriceBook } from '@dustforce/core/catalogue'
import { type ChargePolicy, standardCharges } from '../charging/charge-policy.ts'
import { type Business, type Company, type CompanySchedule, scheduleOf } from '../company/index.ts'
import { priceChanges } from '../prices/price-changes.ts'
import { chargeChanges } from '../publishing/charge-changes.ts'
import { companyChanges } from '../publishing/company-changes.ts'
import { changedPaths, type DocumentChange } from '../publishing/document-changes.ts'
import { policyChanges } from '../publishing/policy-changes.ts'

/** A published document, as it is stored. */
export interface StoredDocument {
  readonly kind: string
  readonly document: unknown
}

const files = {
  company: 'company.json',
  'price-book': 'price-book.json',
  policy: 'policy.json',
  charges: 'charges.json',
} as const

/**
 * Lists where a company's folder differs from what holds, line by line, where the folder was changed since its owner published the first version:
 * that is never applied by itself.
 *
 * @param first the first version of each kind: the folder as it was
 * @param current what holds of each kind
 */
export function folderDifferences(
  folder: Business,
  first: readonly StoredDocument[],
  current: readonly StoredDocument[],
): readonly string[] {
  const { company, priceBook, policy, charges = standardCharges } = folder
  const now = { company, 'price-book': priceBook, policy: scheduleOf(policy), charges }
  return Object.entries(files).flatMap(([kind, file]) => {
    const inFolder = now[kind as keyof typeof files]
    const [was, holds] = [first, current].map((of) => of.find((one) => one.kind === kind)?.document)
    if (was === undefined || holds === undefined || changedPaths(was, inFolder).length === 0) return []
    return changesOf(kind, holds, inFolder).map(
      ({ what, before, after }) =>
        `${file}: ${what}: ${before ?? 'nothing'} holds, the folder says ${after ?? 'nothing'}`,
    )
  })
}

function changesOf(kind: string, before: unknown, after: unknown): readonly DocumentChange[] {
  switch (kind) {
    case 'company':
      return companyChanges(before as Company, after as Company)
    case 'policy':
      return policyChanges(before as CompanySchedule, after as CompanySchedule)
    case 'charges':
      return chargeChanges(before as ChargePolicy, after as ChargePolicy)
    default:
      return priceChanges(before as PriceBook, after as PriceBook)
  }
}
