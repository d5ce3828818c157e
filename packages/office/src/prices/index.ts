export {
  type BookingsUnder,
  type BookingUnder,
  bookingsUnder,
  type MarginsUnder,
  type PricedBooking,
} from './bookings-under.ts'
export { changedOnto } from './changed-onto.ts'
export { nextVersion } from './next-version.ts'
export { pathWords } from './path-words.ts'
export { type CellKind, cellKind, cellProblem, cellText, cellValue, cellWords } from './price-cell.ts'
export { type PriceChange, priceChanges } from './price-changes.ts'
export { roundingWords } from './rounding-words.ts'
export { sizeWords } from './size-words.ts'
