import type { CompanyContact } from '@dustforce/office/company'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The one error of the company's settings. */
export class CompanySettingsError extends Schema.TaggedError<CompanySettingsError>()('CompanySettingsError', {
  reason: Schema.Literals(['unavailable']),
  message: Schema.String,
}) {}

/** What the owner of the company changes without a programmer. */
export class CompanySettings extends Context.Service<
  CompanySettings,
  {
    /** How customers reach the company now. */
    readonly contact: Effect.Effect<CompanyContact, CompanySettingsError>
  }
>()('@dustforce/workflows/CompanySettings') {}
