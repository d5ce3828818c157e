import { DollarsColumn, NumberColumn } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { storedText } from './stored-field.ts'

/* What the letters about visits that repeat say. */

/** A line of a price before and after it changes; null where it has no such line. */
const ChangedLine = Schema.Struct({
  label: Schema.String,
  beforeCents: Schema.NullOr(DollarsColumn),
  afterCents: Schema.NullOr(DollarsColumn),
}).pipe(Schema.encodeKeys({ beforeCents: 'before', afterCents: 'after' }))

/** What visits that repeat cost from a day on. */
export const PriceRiseFacts = Schema.Struct({
  customerName: Schema.String,
  service: Schema.String,
  /** How often they are, as the price book names it. */
  every: storedText,
  /** The first day that costs more, and the first visit from then on. */
  holdsFrom: Schema.String,
  firstVisit: Schema.String,
  beforeCents: DollarsColumn,
  afterCents: DollarsColumn,
  lines: Schema.Array(ChangedLine),
}).pipe(
  Schema.encodeKeys({
    customerName: 'customer_name',
    service: 'service_type',
    holdsFrom: 'holds_from',
    firstVisit: 'first_visit',
    beforeCents: 'price_before',
    afterCents: 'price_after',
    lines: 'changed_lines',
  }),
)
export type PriceRiseFacts = typeof PriceRiseFacts.Type
/** What is told of the charge of a visit. */
export const VisitChargeFacts = Schema.Struct({
  customerName: Schema.String,
  date: Schema.String,
  time: Schema.String,
  service: Schema.String,
  address: Schema.String,
  minutes: Schema.optionalKey(NumberColumn),
  totalCents: DollarsColumn,
  /** The card, as its owner knows it; empty without one. */
  cardBrand: storedText,
  cardLast4: storedText,
  /** When the card is charged next; empty when it is not. */
  chargeDate: storedText,
  /** What the last decline asks for: 'later', 'other-card' or 'ask-customer'; empty without one. */
  decline: storedText,
  /** Until when the visit can be paid. */
  payUntilDate: Schema.String,
  payUntilTime: Schema.String,
}).pipe(
  Schema.encodeKeys({
    customerName: 'customer_name',
    date: 'booking_date',
    time: 'booking_time',
    service: 'service_type',
    minutes: 'duration_minutes',
    totalCents: 'total_price',
    cardBrand: 'card_brand',
    cardLast4: 'card_last4',
    chargeDate: 'charge_date',
    payUntilDate: 'pay_until_date',
    payUntilTime: 'pay_until_time',
  }),
)
export type VisitChargeFacts = typeof VisitChargeFacts.Type
