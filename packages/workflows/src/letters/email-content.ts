import { eachBookingField } from '@dustforce/office/booking'
import { CleanerFacts, JobFacts } from '@dustforce/office/hub/assignment-emails'
import { kindsThatSay, type NoticeKind, type NoticeSays } from '@dustforce/office/notice'
import { DollarsColumn, NumberColumn } from '@dustforce/office/stored/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { CardExpiryFacts, PriceRiseFacts, VisitChargeFacts, VisitsChangedFacts } from './regular-facts.ts'
import { storedAnswer, storedFlag, storedText, storedTexts } from './stored-field.ts'
import { StoredTerms } from './stored-terms.ts'
import { jobColumns, jobFields, pricedVisitColumns, pricedVisitFields } from './visit-facts.ts'

export type {
  CardExpiryFacts,
  PriceRiseFacts,
  VisitChargeFacts,
  VisitsChangedFacts,
} from './regular-facts.ts'

/**
 * The content of each kind of e-mail. The outbox holds it as JSON with the specification's column names and dollars: for the booking kinds the
 * `bookings` row, for the contact kinds the `contact_inquiries` row, for the application kinds the `job_applications` row (the resume's content is
 * not needed); columns that no template needs may stay in it. The three kinds that an administrator causes are stored under the names below.
 */

const BookedLine = Schema.Struct({ name: Schema.String, priceCents: DollarsColumn, unit: storedText }).pipe(
  Schema.encodeKeys({ priceCents: 'price' }),
)

/** The agreement of a customer whose visits repeat: all visits that are planned, the first one too, and the words of the consent. */
const SeriesContract = Schema.Struct({
  consent: Schema.String,
  visits: Schema.Array(
    Schema.Struct({ date: Schema.String, time: Schema.String, totalCents: DollarsColumn }).pipe(
      Schema.encodeKeys({ totalCents: 'total_price' }),
    ),
  ),
})

/** A booking as its customer is told of it; amounts in cents. */
export const BookingFacts = Schema.Struct({
  customerName: Schema.String,
  date: Schema.String,
  time: Schema.String,
  service: Schema.String,
  bedrooms: NumberColumn,
  bathrooms: NumberColumn,
  address: Schema.String,
  addOns: Schema.Array(BookedLine),
  baseCents: DollarsColumn,
  petFeeCents: DollarsColumn,
  subtotalCents: DollarsColumn,
  discountCents: DollarsColumn,
  /** The discount is the difference to a price that was agreed on. */
  isAgreed: storedFlag,
  promoCode: storedText,
  taxCents: DollarsColumn,
  totalCents: DollarsColumn,
  sessionId: storedText,
  /** The duration of the cleaning; letters that were queued before it was kept do not say. */
  minutes: Schema.optionalKey(NumberColumn),
  /** The money goes back because we could not keep the booking. */
  notKept: storedFlag,
  /** The amount that goes back with the refund that the e-mail is about; left out in the others. */
  refundCents: Schema.optionalKey(DollarsColumn),
  /** The part of the price that had gone back before. */
  refundedCents: Schema.optionalKey(DollarsColumn),
  /** The amount that is kept after that refund. */
  keptCents: Schema.optionalKey(DollarsColumn),
  /** The tax in what goes back, where it does not follow from the price. */
  refundTaxCents: Schema.optionalKey(DollarsColumn),
  /** The amount that a change costs more. */
  differenceCents: Schema.optionalKey(DollarsColumn),
  /** The part of the price that is owed again, after a cancellation was taken back. */
  owedCents: Schema.optionalKey(DollarsColumn),
  /** The difference that was paid is what was owed again: nothing else has changed. */
  isOwed: storedFlag,
  /** The day that the refund was decided. */
  creditDate: storedText,
  /** The day on which it was to start before it was moved. */
  oldDate: storedText,
  oldTime: storedText,
  /** As it is stored: 'canceled'. */
  status: storedText,
  /** As it is stored: 'due' is paid on the day. */
  payment: storedText,
  /** The part of the refund that the office pays back itself, as it took it; left out when there is none. */
  offlineRefundCents: Schema.optionalKey(DollarsColumn),
  /** The part of the refund that waits until the customer's bank has decided; left out when there is none. */
  refundWaitsCents: Schema.optionalKey(DollarsColumn),
  /** When it was booked, as the database writes it. */
  bookedAt: storedText,
  /** The terms that it was made under; null or left out for one from before they were kept. */
  terms: Schema.optionalKey(Schema.NullOr(StoredTerms)),
  /** The agreement that was made with it, where it is the first of visits that repeat. */
  series: Schema.optionalKey(Schema.NullOr(SeriesContract)),
  ...eachBookingField(() => storedAnswer),
}).pipe(
  Schema.encodeKeys({
    customerName: 'customer_name',
    refundCents: 'refund_amount',
    refundedCents: 'refunded_amount',
    keptCents: 'kept_amount',
    refundTaxCents: 'refund_tax_amount',
    differenceCents: 'difference_amount',
    owedCents: 'owed_amount',
    isOwed: 'is_owed',
    creditDate: 'credit_date',
    oldDate: 'old_date',
    oldTime: 'old_time',
    notKept: 'refund_due',
    status: 'booking_status',
    payment: 'payment_status',
    offlineRefundCents: 'offline_refund_amount',
    refundWaitsCents: 'refund_waits_amount',
    date: 'booking_date',
    minutes: 'duration_minutes',
    time: 'booking_time',
    service: 'service_type',
    addOns: 'add_ons_details',
    baseCents: 'base_service_price',
    petFeeCents: 'pet_fee',
    subtotalCents: 'subtotal_before_tax',
    discountCents: 'discount_amount',
    isAgreed: 'is_price_agreed',
    promoCode: 'applied_promo_code',
    taxCents: 'hst_amount',
    totalCents: 'total_price',
    sessionId: 'stripe_session_id',
    bookedAt: 'created_at',
    ...eachBookingField((_, { column }) => column),
  }),
)
export type BookingFacts = typeof BookingFacts.Type

/** The news about a job, for the contractor who had it. */
export const JobNewsFacts = Schema.Struct({
  ...jobFields,
  /** The day on which it was to start before it was moved. */
  oldDate: storedText,
  oldTime: storedText,
}).pipe(Schema.encodeKeys({ ...jobColumns, oldDate: 'old_date', oldTime: 'old_time' }))
export type JobNewsFacts = typeof JobNewsFacts.Type

/** A job as it is now, after its customer or the office has changed it. */
export const JobChangedFacts = Schema.Struct({
  ...jobFields,
  minutes: Schema.optionalKey(NumberColumn),
  addOns: storedTexts,
}).pipe(Schema.encodeKeys({ ...jobColumns, minutes: 'duration_minutes', addOns: 'add_ons' }))
export type JobChangedFacts = typeof JobChangedFacts.Type

/** A contact message; phone and subject may be empty. */
export const ContactFacts = Schema.Struct({
  name: Schema.String,
  email: Schema.String,
  phone: storedText,
  subject: storedText,
  message: Schema.String,
  language: storedText,
})
export type ContactFacts = typeof ContactFacts.Type

/** A job application without its resume; texts and lists may be empty. */
export const ApplicationFacts = Schema.Struct({
  fullName: Schema.String,
  email: Schema.String,
  phone: storedText,
  experience: storedText,
  availableDays: storedTexts,
  availableTimes: storedTexts,
  serviceAreas: storedTexts,
  message: storedText,
  resumeFilename: storedText,
}).pipe(
  Schema.encodeKeys({
    fullName: 'full_name',
    availableDays: 'available_days',
    availableTimes: 'available_times',
    serviceAreas: 'service_areas',
    resumeFilename: 'resume_filename',
  }),
)
export type ApplicationFacts = typeof ApplicationFacts.Type

/** An administrator's answer to a contact message. */
export const ReplyFacts = Schema.Struct({
  name: Schema.String,
  subject: Schema.String,
  originalMessage: storedText,
  reply: Schema.String,
})
export type ReplyFacts = typeof ReplyFacts.Type

/** An invitation to the Command Hub; the token is its link's. */
export const InvitationFacts = Schema.Struct({
  token: Schema.String,
  role: Schema.String,
  invitedBy: storedText,
}).pipe(Schema.encodeKeys({ invitedBy: 'invited_by' }))
export type InvitationFacts = typeof InvitationFacts.Type

/** A wish in the queue, with the place that is offered to it; the token is its link's. */
export const WishFacts = Schema.Struct({
  token: Schema.String,
  service: Schema.String,
  days: storedTexts,
  day: storedText,
  minute: Schema.NullOr(Schema.Int),
  /** Until when the place is held, in epoch milliseconds. */
  until: Schema.NullOr(Schema.Finite),
  language: storedText,
}).pipe(Schema.encodeKeys({ service: 'service_type' }))
export type WishFacts = typeof WishFacts.Type

/** A booking that the office has taken, with where its customer pays for it. */
export const PaymentLinkFacts = Schema.Struct({
  ...pricedVisitFields,
  url: Schema.String,
  /** Until when the time is kept, in epoch milliseconds. */
  holdExpiresAt: Schema.Finite,
}).pipe(Schema.encodeKeys({ ...pricedVisitColumns, holdExpiresAt: 'hold_expires_at' }))
export type PaymentLinkFacts = typeof PaymentLinkFacts.Type

/** The facts of a letter that only tries whether letters arrive. */
const NoFacts = Schema.Struct({})

/** The kinds that tell the same facts, with them. */
const stored = <Says extends NoticeSays, Facts extends Schema.Constraint>(says: Says, facts: Facts) =>
  Schema.Struct({ kind: Schema.Literals(kindsThatSay(says)), facts })

const StoredEmail = Schema.Union([
  stored('booking', BookingFacts),
  stored('visit', JobNewsFacts),
  stored('changed-job', JobChangedFacts),
  stored('job', JobFacts),
  stored('cleaner', CleanerFacts),
  stored('payment', PaymentLinkFacts),
  stored('price-rise', PriceRiseFacts),
  stored('charge', VisitChargeFacts),
  stored('card', CardExpiryFacts),
  stored('visits', VisitsChangedFacts),
  stored('contact', ContactFacts),
  stored('application', ApplicationFacts),
  stored('reply', ReplyFacts),
  stored('invitation', InvitationFacts),
  stored('wish', WishFacts),
  stored('nothing', NoFacts),
])

/** One e-mail's content, told apart by its kind. */
export type EmailContent = typeof StoredEmail.Type

const decode = Schema.decodeUnknownEffect(StoredEmail)
const encode = Schema.encodeEffect(StoredEmail)

/** Reads the content of a queued e-mail; fails when its payload does not say what the kind needs. */
export const decodeEmailContent = Effect.fn('decodeEmailContent')(function* (email: {
  readonly kind: NoticeKind
  readonly payload: unknown
}) {
  const content: EmailContent = yield* decode({ kind: email.kind, facts: email.payload })
  return content
})

/** Writes content as the payload that `decodeEmailContent` reads. */
export const encodeEmailPayload = Effect.fn('encodeEmailPayload')(function* (content: EmailContent) {
  const { facts }: { readonly facts: unknown } = yield* encode(content)
  return facts
})
