export {
  assignCleaner,
  assigningRevives,
  type CleanerAssignment,
  canCancel,
  changeStatus,
  confirmationProblem,
  editedDateProblem,
  firstEditableDate,
  hasChosenPay,
  isCorrection,
  type PayRules,
  type StatusChange,
  suggestedPayOf,
} from './admin-changes.ts'
export {
  type AgreedPrice,
  agreedDiscount,
  checkAgreedPrice,
  checkPriceReason,
  largestAgreedPrice,
  longestPriceReason,
} from './agreed-price.ts'
export { isAhead } from './ahead.ts'
export { badgeText } from './badge.ts'
export {
  type Board,
  type BoardJob,
  type BoardRow,
  boardDays,
  boardOf,
  type Placed,
  placeJobs,
  type ShownHours,
  shownHours,
} from './board.ts'
export {
  type BookingFilters,
  filtersFromQuery,
  filtersToQuery,
  matchesFilters,
} from './booking-filters.ts'
export { type BulkAct, type BulkPlan, type BulkSkip, bulkPlan, bulkPlanText } from './bulk.ts'
export { canStart, hasStarted, type JobFacts, startNote } from './can-start.ts'
export {
  type Candidate,
  type CleanerWish,
  candidateReasons,
  rankCandidates,
  type Work,
} from './candidates.ts'
export {
  type Cleaner,
  type Conflict,
  conflictsOf,
  conflictsOnBoard,
  conflictText,
  isHard,
  type Job,
  needsReason,
  spanText,
} from './conflicts.ts'
export { type LoadLevel, loadLevel } from './day-load.ts'
export { dayPlan, type JobState, type PlannedHour } from './day-plan.ts'
export { type RouteLeg, routeLegs, routeOrder } from './day-route.ts'
export { editTimeOptions } from './edit-times.ts'
export { type EditedContact, editedContactProblems, storedContact } from './edited-contact.ts'
export { formFromBooking, type KnownCustomer } from './form-from-booking.ts'
export { type Applicant, contractorOfApplicant } from './hire.ts'
export { type ColumnChange, foldHistory, type HistoryEntry } from './history.ts'
export { lengthsOf, lengthTo, openPart, stepLength } from './job-length.ts'
export {
  canUnassign,
  type JobMove,
  type JobPlace,
  minuteAt,
  moveKind,
  placeOf,
  stepPlace,
  type Unassignment,
  unassignCleaner,
} from './move-job.ts'
export {
  groupNeeds,
  type Lateness,
  lateness,
  type MergedNeed,
  mayBeMore,
  mergeNeeds,
  type Need,
  type NeedGroup,
  type NeedKind,
  needKinds,
} from './needs.ts'
export { needsCleaner } from './needs-cleaner.ts'
export { isNotStarted } from './not-started.ts'
export { canChange, canMove, changeConsequence } from './office-change.ts'
export {
  type OpeningStep,
  openingSteps,
  type PaymentTrial,
  type TrialLetter,
} from './opening-steps.ts'
export { type OverlapReason, overlapReasons, overlapReasonText } from './overlap-reasons.ts'
export { isFound } from './searching.ts'
export { type RowTint, rowTint, type UrgencyFacts, urgency } from './urgency.ts'
export { isVisitUnpaid, type UnpaidVisitFacts } from './visit-unpaid.ts'
export { timesOffOf, type WorkingTime, workingTimes } from './working-times.ts'
