/** A price rise for visits that repeat: an act of the owner, told ahead as the law asks. */
export {
  incomeOf,
  type PriceRisePlan,
  planPriceRise,
  type RaisedSeries,
  type RiseQuestion,
  type YearOfVisits,
} from './plan-price-rise.ts'
export { firstUnannounced, riseDate } from './rise-date.ts'
export { riseTermsOf } from './rise-terms.ts'
export { beforeTaxOf, type RisingSeries, type WrittenVisit } from './rising-series.ts'
export { visitQuote } from './visit-quote.ts'
