import { DollarsColumn } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { storedText } from './stored-field.ts'
import { pricedVisitColumns, pricedVisitFields, visitColumns, visitFields } from './visit-facts.ts'

/* The facts of the letters about visits that repeat. */

/** A line of a price before and after it changes; null where it has no such line. */
const ChangedLine = Schema.Struct({
  label: Schema.String,
  beforeCents: Schema.NullOr(DollarsColumn),
  afterCents: Schema.NullOr(DollarsColumn),
}).pipe(Schema.encodeKeys({ beforeCents: 'before', afterCents: 'after' }))

/** The price of visits that repeat, from a day on. */
export const PriceRiseFacts = Schema.Struct({
  customerName: Schema.String,
  service: Schema.String,
  /** The interval between them, as the price book names it. */
  every: storedText,
  /** The first day that costs more, and the first visit from then on. */
  holdsFrom: Schema.String,
  firstVisit: Schema.String,
  beforeCents: DollarsColumn,
  afterCents: DollarsColumn,
  lines: Schema.Array(ChangedLine),
  language: storedText,
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
/** The facts that are told of a kept card that expires before a visit is charged. */
export const CardExpiryFacts = Schema.Struct({
  ...visitFields,
  cardBrand: storedText,
  cardLast4: storedText,
  /** The last day on which the card can be charged. */
  cardUntil: Schema.String,
}).pipe(
  Schema.encodeKeys({
    ...visitColumns,
    cardBrand: 'card_brand',
    cardLast4: 'card_last4',
    cardUntil: 'card_until',
  }),
)
export type CardExpiryFacts = typeof CardExpiryFacts.Type

const VisitPlace = Schema.Struct({ date: Schema.String, time: Schema.String })

/** The facts about visits that repeat when somebody changes them, or when the next ones that are planned are not as agreed. */
export const VisitsChangedFacts = Schema.Struct({
  customerName: Schema.String,
  service: Schema.String,
  change: Schema.Literals(['skip', 'take-back', 'pause', 'go-on', 'rearrange', 'end', 'planned']),
  /** Of a pause: its first day, and the first on which visits take place again. */
  pausedFrom: storedText,
  pausedUntil: storedText,
  visits: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(['changed', 'again', 'new', 'off', 'left']),
      ...VisitPlace.fields,
      /** When it was to be before; null where it was not to be, or is no longer. */
      before: Schema.NullOr(VisitPlace),
      totalCents: Schema.NullOr(DollarsColumn),
    }).pipe(Schema.encodeKeys({ totalCents: 'total' })),
  ),
  language: storedText,
}).pipe(
  Schema.encodeKeys({
    customerName: 'customer_name',
    service: 'service_type',
    change: 'change_kind',
    pausedFrom: 'paused_from',
    pausedUntil: 'paused_until',
    visits: 'visit_changes',
  }),
)
export type VisitsChangedFacts = typeof VisitsChangedFacts.Type

/** The facts that are told of the charge of a visit. */
export const VisitChargeFacts = Schema.Struct({
  ...pricedVisitFields,
  /** The card, as its owner knows it; empty without one. */
  cardBrand: storedText,
  cardLast4: storedText,
  /** The next day on which the card is charged; empty when it is not. */
  chargeDate: storedText,
  /** The reaction that the last decline asks for: 'later', 'other-card' or 'ask-customer'; empty without one. */
  decline: storedText,
  /** Until when the visit can be paid. */
  payUntilDate: Schema.String,
  payUntilTime: Schema.String,
}).pipe(
  Schema.encodeKeys({
    ...pricedVisitColumns,
    cardBrand: 'card_brand',
    cardLast4: 'card_last4',
    chargeDate: 'charge_date',
    payUntilDate: 'pay_until_date',
    payUntilTime: 'pay_until_time',
  }),
)
export type VisitChargeFacts = typeof VisitChargeFacts.Type
