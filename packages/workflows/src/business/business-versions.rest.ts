import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import {
  type BusinessDocuments,
  type BusinessVersions,
  BusinessVersionsError,
  type PublishedBusiness,
  type ResourcePolicy,
} from './business-versions.ts'
import { readDocument } from './read-document.ts'

const Current = Schema.NullOr(
  Schema.Struct({
    'price-book': Schema.optionalKey(Schema.Unknown),
    policy: Schema.optionalKey(Schema.Unknown),
    company: Schema.optionalKey(Schema.Unknown),
    charges: Schema.optionalKey(Schema.Unknown),
    texts: Schema.optionalKey(Schema.Unknown),
  }),
)
const Published = Schema.Union([
  Schema.Struct({ status: Schema.Literal('published'), id: Schema.Int }),
  Schema.Struct({ status: Schema.Literals(['overtaken', 'version-taken', 'not-owner', 'in-use']) }),
])

/** The published versions in `business_versions`. */
export function businessVersions({ ask, call }: Database): BusinessVersions['Service'] {
  return {
    current: call('current_business', {}, Current).pipe(
      Effect.mapError(({ message }) => unavailable(message)),
      Effect.flatMap((documents) => read(documents ?? {})),
    ),
    publish: ({ kind, document, installed, basedOn, holdsFrom, note, author }) =>
      call(
        'publish_business',
        {
          kind,
          document: JSON.stringify(document),
          installed: JSON.stringify(installed),
          based_on: basedOn,
          holds_from: new Date(holdsFrom).toISOString(),
          ...{ note, author },
        },
        Published,
      ).pipe(Effect.mapError(({ message }) => unavailable(message))),
    keepResources: ({ resources = {}, services = {} }) =>
      ask('keep_resources', { resources, needs: needsOf(services) }).pipe(
        Effect.mapError(({ message }) => unavailable(message)),
        Effect.asVoid,
      ),
  }
}

function needsOf(services: NonNullable<ResourcePolicy['services']>) {
  return Object.fromEntries(Object.entries(services).map(([service, { needs = [] }]) => [service, needs]))
}

const read = Effect.fnUntraced(function* (
  documents: { readonly [Kind in keyof BusinessDocuments]?: unknown },
) {
  const { 'price-book': book, policy, company, charges, texts } = documents
  const found: PublishedBusiness = {
    ...(book !== undefined && { 'price-book': yield* readAs('price-book', book) }),
    ...(policy !== undefined && { policy: yield* readAs('policy', policy) }),
    ...(company !== undefined && { company: yield* readAs('company', company) }),
    ...(charges !== undefined && { charges: yield* readAs('charges', charges) }),
    ...(texts !== undefined && { texts: yield* readAs('texts', texts) }),
  }
  return found
})

function readAs<Kind extends keyof BusinessDocuments>(
  kind: Kind,
  document: unknown,
): Effect.Effect<BusinessDocuments[Kind], BusinessVersionsError> {
  const parsed = readDocument[kind](document)
  return parsed.ok
    ? Effect.succeed(parsed.value)
    : Effect.fail(unavailable(`The published ${kind} cannot be read`))
}

function unavailable(message: string): BusinessVersionsError {
  return new BusinessVersionsError({ reason: 'unavailable', message })
}
