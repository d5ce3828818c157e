import { adminBadges } from './admin-badges.ts'
import { adminBookings } from './admin-bookings.ts'
import { adminChanges } from './admin-changes.ts'
import { type AdminClientOptions, createAdminClient } from './admin-client.ts'
import { adminPublished } from './admin-published.ts'
import { adminSession } from './admin-session.ts'
import { lazyClient } from './lazy-client.ts'

export type { PaymentEventType } from '@dustforce/office/story'
export type { DayOccupancy } from '../rest/availability-answer.ts'
export type { JobApplication } from './admin-applications.ts'
export type {
  ActLetter,
  ActPreview,
  CancelOffer,
  CancelOrder,
  MoveOrder,
  Removal,
  ReviveOffer,
  ReviveOrder,
} from './admin-booking-acts.ts'
export type {
  Booking,
  BookingPage,
  BookingPageRequest,
  BookingPatch,
  BookingSort,
} from './admin-bookings.ts'
export type { CannedReply } from './admin-canned-replies.ts'
export { type LiveStatus, type WatchedTable, watchedTables } from './admin-changes.ts'
export type {
  Customer,
  CustomerFigures,
  CustomerLetter,
  CustomerPage,
  CustomerSummary,
  ErasedCustomer,
} from './admin-customers.ts'
export type { EditOffer, EditOrder, EditPrice } from './admin-edits.ts'
export type {
  CleanerAssignmentEmail,
  EmailPreview,
  JobAssignmentEmail,
  OwnWords,
  Sending,
} from './admin-emails.ts'
export type { NewFactor } from './admin-factors.ts'
export { AdminFailure } from './admin-failure.ts'
export type { DashboardFigures, DayLoad, FinanceDay, FinanceFigures } from './admin-figures.ts'
export type { HistoryPage } from './admin-history.ts'
export type { InquiryPage } from './admin-inquiries.ts'
export type { LetterOfBooking, LetterToLookAt } from './admin-letters.ts'
export type { ChangeOfMany, OutcomeOfMany, ResultOfMany, StatusOfOne, UndoneChange } from './admin-many.ts'
export type { OfficeNeed } from './admin-needs.ts'
export type { PasswordLink } from './admin-passwords.ts'
export type { PaymentToLookAt } from './admin-payments.ts'
export type {
  ContractorPayout,
  PaidOut,
  PayoutMethod,
  PayoutOrder,
  PayoutStatement,
  StatementItem,
  StatementLine,
} from './admin-payouts.ts'
export type { PhoneTerms, TakenBooking } from './admin-phone-bookings.ts'
export type { AdminReview, ReviewPage } from './admin-reviews.ts'
export type { DecidedRise, RaisedVisits, RiseOrder, RisePreview, UntouchedVisits } from './admin-rises.ts'
export type { ScheduleException, ScheduleExceptionDraft } from './admin-schedule-exceptions.ts'
export type { Found } from './admin-search.ts'
export type { BookingSeries, KeptCard, SeriesOrder, SeriesPreview } from './admin-series.ts'
export { type AdminSession, codeMissing, type SignInOutcome } from './admin-session.ts'
export { mostUnfitNamed, type PromoDraft, type UnfitBooking } from './admin-settings.ts'
export type { Team, TeamInvitation, TeamMember, TeamRole } from './admin-team.ts'
export type { PublishedKinds, PublishOrder, Version } from './admin-versions.ts'
export type { SavedView } from './admin-views.ts'
export type { AdminWish } from './admin-waiting.ts'
export type { Cursor } from './cursor.ts'

/** Loads what the first screen does without. */
const screens = () => import('./screens.ts')

/** All that the Command Hub asks of a project, with the rights of the signed-in administrator. For browsers. */
export function createAdminBackend(options: AdminClientOptions) {
  const client = createAdminClient(options)
  return {
    session: adminSession(client),
    bookings: lazyClient(async () => (await screens()).adminBookingActs(client), adminBookings(client)),
    contractors: lazyClient(async () => (await screens()).adminContractors(client)),
    badges: adminBadges(client),
    inquiries: lazyClient(async () => (await screens()).adminInquiries(client)),
    figures: lazyClient(async () => (await screens()).adminFigures(client)),
    edits: lazyClient(async () => (await screens()).adminEdits(client)),
    emails: lazyClient(async () => (await screens()).adminEmails(client)),
    letters: lazyClient(async () => (await screens()).adminLetters(client)),
    series: lazyClient(async () => (await screens()).adminSeries(client)),
    needs: lazyClient(async () => (await screens()).adminNeeds(client)),
    history: lazyClient(async () => (await screens()).adminHistory(client)),
    payments: lazyClient(async () => (await screens()).adminPayments(client)),
    payouts: lazyClient(async () => (await screens()).adminPayouts(client)),
    published: adminPublished(client),
    companies: lazyClient(async () => (await screens()).adminVersions(client, 'company')),
    policies: lazyClient(async () => (await screens()).adminVersions(client, 'policy')),
    charges: lazyClient(async () => (await screens()).adminVersions(client, 'charges')),
    texts: lazyClient(async () => (await screens()).adminVersions(client, 'texts')),
    prices: lazyClient(async () => (await screens()).adminPrices(client)),
    providers: lazyClient(async () => (await screens()).adminProviders(client)),
    rises: lazyClient(async () => (await screens()).adminRises(client)),
    applications: lazyClient(async () => (await screens()).adminApplications(client)),
    settings: lazyClient(async () => (await screens()).adminSettings(client)),
    team: lazyClient(async () => (await screens()).adminTeam(client)),
    cannedReplies: lazyClient(async () => (await screens()).adminCannedReplies(client)),
    factors: lazyClient(async () => (await screens()).adminFactors(client)),
    scheduleExceptions: lazyClient(async () => (await screens()).adminScheduleExceptions(client)),
    phoneBookings: lazyClient(async () => (await screens()).adminPhoneBookings(client)),
    many: lazyClient(async () => (await screens()).adminMany(client)),
    search: lazyClient(async () => (await screens()).adminSearch(client)),
    customers: lazyClient(async () => (await screens()).adminCustomers(client)),
    views: lazyClient(async () => (await screens()).adminViews(client)),
    waiting: lazyClient(async () => (await screens()).adminWaiting(client)),
    changes: adminChanges(client),
  }
}

/** Everything that the Command Hub asks of the outside world. */
export type AdminBackend = ReturnType<typeof createAdminBackend>
