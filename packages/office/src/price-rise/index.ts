/** A price rise for visits that repeat: an act of the owner, told ahead as the law asks. */
export {
  incomeOf,
  type PriceRisePlan,
  planPriceRise,
  type RaisedSeries,
  type RiseBar,
  type RiseQuestion,
  type UntouchedSeries,
  type YearOfVisits,
} from './plan-price-rise.ts'
export { firstUnannounced, riseDate } from './rise-date.ts'
export { ontarioRise, type RiseTerms } from './rise-terms.ts'
export type { RisingSeries, WrittenVisit } from './rising-series.ts'
export { type VisitQuote, visitQuote } from './visit-quote.ts'
