export { addOnsFor, type OfferedAddOn } from './add-ons-for.ts'
export { believedPriceBook } from './believed-price-book.ts'
export { diffPriceBooks, type PriceBookChange } from './diff-price-books.ts'
export {
  type AddOnId,
  addOnIds,
  type GtaMeasures,
  gtaPriceBook,
  gtaTerms,
  type ServiceId,
  serviceIds,
} from './gta-price-book.ts'
export { priceBookProblems } from './parse-price-book.ts'
export type {
  AddOn,
  AmountRule,
  Charge,
  ChoiceMeasure,
  Condition,
  CountMeasure,
  FlagMeasure,
  FlatRule,
  Frequency,
  Measure,
  Measures,
  MeasureValue,
  PerUnitRule,
  PriceBook,
  Service,
  TableRule,
  Tax,
} from './price-book.ts'
export { priceBookHash } from './price-book-hash.ts'
export type { PriceBookProblem } from './price-book-problems.ts'
export { startingPrice } from './starting-price.ts'
