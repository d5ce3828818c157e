import type { PriceBook } from '@dustforce/core/catalogue'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** What was published and holds now; what was never published is left out. */
export interface PublishedBusiness {
  readonly priceBook?: PriceBook
}

/** A price book that an owner publishes. */
export interface PriceBookPublication {
  readonly book: PriceBook
  /** What holds before anything is published: it is kept as the first version. */
  readonly installed: PriceBook
  /** The version that was edited; null when none was published. */
  readonly basedOn: number | null
  /** Epoch milliseconds; what is past is now. */
  readonly holdsFrom: number
  readonly note: string
  /** The owner's address. */
  readonly author: string
}

/**
 * What became of a publication. `overtaken`: another version was published since the one that was edited. `version-taken`: a book that was
 * published has this version.
 */
export type PublishOutcome =
  | { readonly status: 'published'; readonly id: number }
  | { readonly status: 'overtaken' | 'version-taken' | 'not-owner' }

/** The one error of published versions. */
export class BusinessVersionsError extends Schema.TaggedError<BusinessVersionsError>()(
  'BusinessVersionsError',
  { reason: Schema.Literals(['unavailable']), message: Schema.String },
) {}

/** What owners publish of the company, by version. Of the versions whose time has come the last one published holds. */
export class BusinessVersions extends Context.Service<
  BusinessVersions,
  {
    readonly current: Effect.Effect<PublishedBusiness, BusinessVersionsError>
    readonly publishPriceBook: (
      publication: PriceBookPublication,
    ) => Effect.Effect<PublishOutcome, BusinessVersionsError>
  }
>()('@dustforce/workflows/BusinessVersions') {}
