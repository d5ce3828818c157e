import type { PriceBook } from '@dustforce/core/catalogue'
import { changedOnto, priceChanges } from '@dustforce/office/prices'
import type { DraftRules } from '../../patterns/published/use-draft.ts'
import { draftProblems } from './draft-problems.ts'

/** The rules by which a price list is edited. */
export const priceDraftRules: DraftRules<PriceBook> = {
  place: 'price list',
  problems: draftProblems,
  changes: priceChanges,
  onto: changedOnto,
}
