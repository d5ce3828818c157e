import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import type { Database } from '../database/database.ts'
import { type BusinessVersions, BusinessVersionsError, type PublishedBusiness } from './business-versions.ts'

const Current = Schema.NullOr(Schema.Struct({ 'price-book': Schema.optionalKey(Schema.Unknown) }))
const Published = Schema.Union([
  Schema.Struct({ status: Schema.Literal('published'), id: Schema.Int }),
  Schema.Struct({ status: Schema.Literals(['overtaken', 'version-taken', 'not-owner']) }),
])

/** The published versions in `business_versions`. */
export function businessVersions({ call }: Database): BusinessVersions['Service'] {
  const unavailable = ({ message }: { readonly message: string }) =>
    new BusinessVersionsError({ reason: 'unavailable', message })
  return {
    current: call('current_business', {}, Current).pipe(
      Effect.mapError(unavailable),
      Effect.flatMap((answer) => read(answer?.['price-book'])),
    ),
    publishPriceBook: ({ book, installed, basedOn, holdsFrom, note, author }) =>
      call(
        'publish_business',
        {
          kind: 'price-book',
          document: JSON.stringify(book),
          installed: JSON.stringify(installed),
          based_on: basedOn,
          holds_from: new Date(holdsFrom).toISOString(),
          ...{ note, author },
        },
        Published,
      ).pipe(Effect.mapError(unavailable)),
  }
}

function read(document: unknown): Effect.Effect<PublishedBusiness, BusinessVersionsError> {
  if (document === undefined) return Effect.succeed({})
  const book = parsePriceBook(document)
  return book.ok
    ? Effect.succeed({ priceBook: book.value })
    : Effect.fail(
        new BusinessVersionsError({
          reason: 'unavailable',
          message: 'The published price book cannot be read',
        }),
      )
}
