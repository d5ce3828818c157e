import type { PriceBook } from '@dustforce/core/catalogue'
import type { SchedulePolicy } from '@dustforce/core/schedule'
import type { ChargePolicy } from '@dustforce/office/charging'
import type { Company, CompanySchedule, TextsByLanguage } from '@dustforce/office/company'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'

/** The documents that can be published, each as its file is read. */
export interface BusinessDocuments {
  readonly 'price-book': PriceBook
  readonly policy: CompanySchedule
  readonly company: Company
  /** The table by which visits that repeat are charged. */
  readonly charges: ChargePolicy
  /** Only what is said otherwise than the program came with. */
  readonly texts: TextsByLanguage
}
export type BusinessKind = keyof BusinessDocuments

/** The documents that were published and hold now; what was never published is left out. */
export type PublishedBusiness = Partial<BusinessDocuments>

/** The publication of a document by an owner. */
export interface Publication<Kind extends BusinessKind = BusinessKind> {
  readonly kind: Kind
  readonly document: BusinessDocuments[Kind]
  /** The document that holds before anything is published: it is kept as the first version. */
  readonly installed: BusinessDocuments[Kind]
  /** The version that was edited; null when none was published. */
  readonly basedOn: number | null
  /** Epoch milliseconds; what is past is now. */
  readonly holdsFrom: number
  readonly note: string
  /** The owner's address. */
  readonly author: string
}

/**
 * The outcome of a publication. `overtaken`: another version was published since the one that was edited. `version-taken`: a book that was published
 * has this version. `in-use`: it has another zone or currency than what is stored, or is to have it later.
 */
export type PublishOutcome =
  | { readonly status: 'published'; readonly id: number }
  | { readonly status: 'overtaken' | 'version-taken' | 'not-owner' | 'in-use' }

/** The part of a policy about what services use besides crews. */
export type ResourcePolicy = Pick<SchedulePolicy, 'resources' | 'services'>

/** The one error of published versions. */
export class BusinessVersionsError extends Schema.TaggedError<BusinessVersionsError>()(
  'BusinessVersionsError',
  { reason: Schema.Literals(['unavailable']), message: Schema.String },
) {}

/** The documents that owners publish of the company, by version. Of the versions whose time has come, the one published last holds. */
export class BusinessVersions extends Context.Service<
  BusinessVersions,
  {
    readonly current: Effect.Effect<PublishedBusiness, BusinessVersionsError>
    readonly publish: (publication: Publication) => Effect.Effect<PublishOutcome, BusinessVersionsError>
    /** Keeps how many rooms, vans or teachers a policy has and which services need them: every place that is taken from then on counts them. */
    readonly keepResources: (policy: ResourcePolicy) => Effect.Effect<void, BusinessVersionsError>
  }
>()('@dustforce/workflows/BusinessVersions') {}
