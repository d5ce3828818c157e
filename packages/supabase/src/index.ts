/** The Supabase project as the public site sees it: everything a visitor may ask, with the publishable key. For browsers. */
import { siteCheckout } from './site/checkout.ts'
import { siteMessages } from './site/messages.ts'
import { siteQuestions } from './site/questions.ts'
import { openSiteClient, type SiteOptions } from './site/site-client.ts'
import { trialToken } from './site/trial-booking.ts'

export type { DayOccupancy } from './rest/availability-answer.ts'
export type { SiteAnswers } from './site/answers.ts'
export type { CheckoutAnswer, SentVisits } from './site/checkout.ts'
export type { SendAnswer } from './site/messages.ts'
export type { PaymentState } from './site/questions.ts'
export type { SiteOptions } from './site/site-client.ts'

/** All that the public site asks of a project. */
export function createSiteBackend(options: SiteOptions) {
  const client = openSiteClient({ trial: trialToken(), ...options })
  return {
    ...siteQuestions(client),
    ...siteMessages(client),
    checkout: siteCheckout(client),
  }
}

/** Everything that the public site asks of the world. */
export type SiteBackend = ReturnType<typeof createSiteBackend>
