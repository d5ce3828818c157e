import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** A job application as the visitor sends it. */
export interface JobApplication {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly experience: string
  readonly availableDays: ReadonlyArray<string>
  readonly availableTimes: ReadonlyArray<string>
  readonly serviceAreas: ReadonlyArray<string>
  readonly message: string
  readonly resume: { readonly filename: string; readonly contentBase64: string } | null
  readonly consentToContact: boolean
}

/** The one error of the applications. `refused`: the application breaks a rule, which `message` names. */
export class ApplicationsError extends Schema.TaggedError<ApplicationsError>()('ApplicationsError', {
  reason: Schema.Literals(['unavailable', 'rate-limited', 'refused']),
  message: Schema.String,
}) {}

/** Job applications. */
export class Applications extends Context.Service<
  Applications,
  {
    /** Validates, stores and queues both e-mails at once. Answers the new id. */
    readonly submit: (application: JobApplication) => Effect.Effect<string, ApplicationsError>
  }
>()('@dustforce/workflows/Applications') {}
