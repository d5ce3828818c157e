import type { Cents } from '@dustforce/core/money'

/** The way in which a visit of a series is paid, as its customer's page shows it. Days and times in words. */
export interface OwnCharge {
  readonly amountCents: Cents
  /** The card that is kept, as its owner knows it; null without one. */
  readonly card: string | null
  /** The month until whose end the card is good; null where that is not known. */
  readonly goodUntil: string | null
  /** It is no longer good when the visit is charged. */
  readonly expires: boolean
  /** The time when the card is charged next; null when it is not. */
  readonly on: string | null
  /** The next step that the last decline asks for. */
  readonly decline: 'later' | 'other-card' | 'ask-customer' | null
  /** Until when it can be paid. */
  readonly until: string
  /** A charge is under way, so that it cannot be paid otherwise. */
  readonly isUnderWay: boolean
}
