import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { BodyRefused } from './read-body.ts'

/** Reads a body with a Schema; every wrong field is named. */
export function bodyDecoder<T, E>(
  schema: Schema.Codec<T, E>,
): (body: unknown) => Effect.Effect<T, BodyRefused> {
  const { validate } = Schema.toStandardSchemaV1(schema, { parseOptions: { errors: 'all' } })['~standard']
  return Effect.fn('decodeBody')(function* (body: unknown) {
    const result = yield* Effect.promise(async () => validate(body))
    if (result.issues === undefined) return result.value
    const issues = result.issues.map(({ path = [], message }) => ({
      field: path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
      message,
    }))
    return yield* new BodyRefused({ status: 400, issues })
  })
}
