import { attentions, paymentStatuses, reversalTypes, storedBookingStatuses } from '@dustforce/office/booking'
import { Day, WholeCents } from '@dustforce/office/stored/schema'
import type { Story } from '@dustforce/office/story'
import * as Schema from 'effect/Schema'

const Text = Schema.NullOr(Schema.String)
const Attention = Schema.Array(Schema.Literals(attentions))

const Booking = Schema.Struct({
  id: Schema.String,
  status: Schema.Literals(storedBookingStatuses),
  payment: Schema.Literals(paymentStatuses),
  totalCents: WholeCents,
  currency: Schema.String,
  sessionId: Text,
  paymentIntent: Text,
  retainableCents: Schema.NullOr(WholeCents),
  refundDue: Schema.Boolean,
  isRefunded: Schema.Boolean,
  refundedCents: WholeCents,
  lostCents: WholeCents,
  attention: Attention,
  isHeld: Schema.Boolean,
  hasAttempt: Schema.Boolean,
  hasVisitor: Schema.Boolean,
  hasHeldMinutes: Schema.Boolean,
  hasCustomer: Schema.Boolean,
})

const Payment = Schema.Struct({
  id: Schema.String,
  purpose: Schema.Literals(['first', 'change', 'visit']),
  amountCents: WholeCents,
  currency: Schema.String,
  sessionId: Text,
  paymentIntent: Text,
  isOffline: Schema.Boolean,
  paidAt: Schema.NullOr(Schema.Finite),
  isDisputed: Schema.Boolean,
})

const Refund = Schema.Struct({
  id: Schema.String,
  paymentId: Schema.String,
  amountCents: WholeCents,
  status: Schema.Literals(['due', 'sent', 'done', 'failed']),
  askedAt: Schema.NullOr(Schema.Finite),
  isTold: Schema.Boolean,
  isOffline: Schema.Boolean,
  providerId: Text,
  actId: Text,
})

const Report = Schema.Struct({
  type: Schema.Literals(reversalTypes),
  id: Text,
  amountCents: WholeCents,
  paymentIntent: Text,
  at: Schema.Finite,
})

const Change = Schema.Struct({
  id: Schema.String,
  paymentId: Schema.String,
  minutes: Schema.Int,
  differenceCents: WholeCents,
  taxCents: Schema.Int,
  totalCents: WholeCents,
  isOwed: Schema.Boolean,
  tellCustomer: Schema.Boolean,
  tellCleaner: Schema.Boolean,
  expiresAt: Schema.Finite,
})

const Charges = Schema.Struct({
  announceDays: Schema.Int,
  noticeHours: Schema.Int,
  chargeDays: Schema.Array(Schema.Int),
  lastLetterHours: Schema.Int,
  freeHours: Schema.Int,
  expiringDays: Schema.Int,
})

const Visit = Schema.Struct({
  date: Day,
  minute: Schema.Int,
  customerId: Text,
  card: Schema.NullOr(
    Schema.Struct({
      ...{ id: Schema.String, brand: Schema.String, last4: Schema.String },
      ...{ expMonth: Schema.NullOr(Schema.Int), expYear: Schema.NullOr(Schema.Int) },
    }),
  ),
  agreed: Schema.NullOr(Schema.Struct({ toldDays: Schema.Int, chargedDays: Schema.Int })),
  announcedAt: Schema.NullOr(Schema.Finite),
  announcedBy: Schema.NullOr(Charges),
  lastLetterAt: Schema.NullOr(Schema.Finite),
  lookAt: Schema.NullOr(Schema.Finite),
  tries: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      by: Schema.Literals(['company', 'customer']),
      at: Schema.Finite,
      outcome: Schema.Literals(['pending', 'charged', 'declined', 'dropped']),
      decline: Schema.NullOr(Schema.Literals(['later', 'other-card', 'ask-customer'])),
      code: Text,
      cardId: Text,
      isTold: Schema.Boolean,
    }),
  ),
})

const Unmatched = Schema.Struct({
  sessionId: Schema.String,
  paymentIntent: Text,
  bookingId: Schema.String,
  amountCents: WholeCents,
  currency: Schema.String,
  refundedCents: WholeCents,
  lostCents: WholeCents,
  refundDue: Schema.Boolean,
  isRefunded: Schema.Boolean,
  attention: Attention,
  isResolved: Schema.Boolean,
})

const StoredStory = Schema.Struct({
  booking: Schema.NullOr(Booking),
  payments: Schema.Array(Payment),
  refunds: Schema.Array(Refund),
  reports: Schema.Array(Report),
  change: Schema.NullOr(Change),
  visit: Schema.NullOr(Visit),
  told: Schema.Struct({ isWhole: Schema.Boolean, partCents: WholeCents }),
  unmatched: Schema.Array(Unmatched),
  isSessionElsewhere: Schema.Boolean,
  isSessionSettled: Schema.Boolean,
})

/** The answer of `read_story`: the story, or what was answered before, or why an act cannot be done. */
export const ReadAnswer = Schema.Union([
  Schema.Struct({ now: Schema.Finite, version: Schema.String, story: Schema.Unknown }),
  Schema.Struct({ answered: Schema.Unknown }),
])

/** Whether `write_step` has written nothing, because something came between. */
export const isOvertaken = Schema.is(Schema.Struct({ status: Schema.Literal('overtaken') }))

/** The story of `story_of`, at a time in epoch milliseconds, where something is decided on it. */
export function storyFrom(stored: unknown, now = 0): Story {
  return { ...Schema.decodeUnknownSync(StoredStory)(camelCased(stored)), now }
}

/** The value with the names of its fields in camel case. */
function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [
      name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      camelCased(of),
    ]),
  )
}
