import * as Schema from 'effect/Schema'
import type { Issue, Parsed } from './parsed.ts'

/** A parser that names everything that is wrong, from a Schema that decodes synchronously. */
export function schemaParser<T, E>(schema: Schema.Codec<T, E>): (input: unknown) => Parsed<T> {
  const { validate } = Schema.toStandardSchemaV1(schema, { parseOptions: { errors: 'all' } })['~standard']
  return (input) => {
    const result = validate(input)
    if (result instanceof Promise) throw new TypeError('The Schema must decode synchronously')
    if (result.issues === undefined) return { ok: true, value: result.value }
    return { ok: false, issues: result.issues.map(issueOf) }
  }
}

/** An issue as the Standard Schema interface reports it. */
interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** An issue with its path as text; '' is the input itself. */
export function issueOf({ path = [], message }: StandardIssue): Issue {
  const field = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.')
  return { field, message }
}
