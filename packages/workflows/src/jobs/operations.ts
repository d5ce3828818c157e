import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The measure of how far behind the system is. Instants are epoch milliseconds; null where there is nothing of the kind. */
export interface Backlog {
  readonly oldestWaitingEmail: number | null
  readonly waitingEmails: number
  /** Given up, and not looked at by anybody. */
  readonly failedEmails: number
  readonly oldestDueRefund: number | null
  readonly refundsDue: number
  readonly lastWebhook: number | null
  /** When the jobs last ran to their end, well or not. */
  readonly lastRun: number | null
  /** The parts of that run which failed. */
  readonly failedParts: readonly string[]
}

/** The one error of the operations. */
export class OperationsError extends Schema.TaggedError<OperationsError>()('OperationsError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** The questions of somebody who watches over the system. */
export class Operations extends Context.Service<
  Operations,
  {
    readonly backlog: Effect.Effect<Backlog, OperationsError>
    /** Keeps the figures of at most so many days that are over. Returns of how many. */
    readonly keepFigures: (days: number) => Effect.Effect<number, OperationsError>
    /** Notes that the jobs ran, with the parts that failed. */
    readonly recordRun: (failedParts: readonly string[]) => Effect.Effect<void, OperationsError>
  }
>()('@dustforce/workflows/Operations') {}
