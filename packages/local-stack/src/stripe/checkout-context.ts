import { eventJson } from './api-objects.ts'
import { newId } from './ids.ts'
import type { Delivery } from './objects.ts'
import type { Records } from './records.ts'

export interface CheckoutContext {
  readonly records: Records
  /** The company whose account it is. */
  readonly company: string
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The address of the hosted pages, without the session. */
  readonly pages: () => string
  /** Whether refunds stay under way for now. */
  readonly holdsRefunds: () => boolean
}

/** The stand-in's time as Stripe writes it. */
export function seconds(context: CheckoutContext): number {
  return Math.floor(context.now() / 1000)
}

/** An event that is due at once. */
export function eventOf(context: CheckoutContext, type: string, object: object): Delivery {
  const id = newId('evt_', 24)
  const created = seconds(context)
  const payload = JSON.stringify(eventJson(id, type, created, object))
  return { id, created, payload, attempts: 0, nextAttemptAt: context.now() }
}
