/**
 * fast-check arbitraries for the core's values and tables of cases, so that tools which embed it can test themselves with them. Needs fast-check 4 as a peer dependency.
 */

export { type DaySize, daysToPlan } from './days-to-plan.ts'
export {
  type FormCase,
  internationalPhoneCases,
  messageCases,
  nameCases,
  strictEmailCases,
  subjectCases,
} from './form-cases.ts'
export { policies } from './policies.ts'
export { priceBooks } from './price-books.ts'
export { promoCodes } from './promos.ts'
export { discounts, quoteRequests } from './quote-requests.ts'
export { seriesToPlan } from './series-to-plan.ts'
export { businessDates, instants, minutesOfDay, zones } from './times.ts'
