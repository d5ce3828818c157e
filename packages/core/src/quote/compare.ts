/** The difference between two quotes, and what a change of prices would have done. An entry of its own, so that quoting alone stays small. */
export { diffQuotes, type QuoteDiff, type QuoteLineChange } from './diff-quotes.ts'
export { type WhatIf, type WhatIfBooking, whatIf } from './what-if.ts'
