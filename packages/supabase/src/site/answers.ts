import type { AvailabilityAnswer } from '../rest/availability-answer.ts'
import type { PromoAnswer } from '../rest/promo-answer.ts'
import type { StoredAnswer } from '../rest/stored-answer.ts'
import type { PaymentState } from './questions.ts'

/** The answers that the database's functions send to the public site, before they are read. */
export interface SiteAnswers {
  readonly availability: typeof AvailabilityAnswer.Encoded
  readonly promo_lookup: typeof PromoAnswer.Encoded
  readonly is_first_time: boolean
  readonly payment_state: PaymentState
  readonly submit_contact: typeof StoredAnswer.Encoded
  readonly submit_application: typeof StoredAnswer.Encoded
}
