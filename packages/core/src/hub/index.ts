export {
  assignCleaner,
  assigningRevives,
  type CleanerAssignment,
  canCancel,
  cancelBooking,
  changeStatus,
  confirmationProblem,
  editedDateProblem,
  hasChosenPay,
  type StatusChange,
} from './admin-changes.ts'
export { badgeText } from './badge.ts'
export {
  type BookingFilters,
  filtersFromQuery,
  filtersToQuery,
  matchesFilters,
} from './booking-filters.ts'
export { editTimeOptions } from './edit-times.ts'
export { needsCleaner } from './needs-cleaner.ts'
export { type RowTint, rowTint, type Urgency, type UrgencyFacts, urgency } from './urgency.ts'
