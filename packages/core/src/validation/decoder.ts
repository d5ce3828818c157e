import * as Schema from 'effect/Schema'

/** A field that could not be read, by its path ('add_ons_details.0.id'), and why. */
export interface FieldIssue {
  readonly field: string
  readonly message: string
}

/** Outside input as a typed value, or every field that is wrong. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] }

/** A decoder that reports every wrong field, from a Schema that decodes synchronously. */
export function decoder<T, E>(schema: Schema.Codec<T, E>): (input: unknown) => Decoded<T> {
  const { validate } = Schema.toStandardSchemaV1(schema, { parseOptions: { errors: 'all' } })['~standard']
  return (input) => {
    const result = validate(input)
    if (result instanceof Promise) throw new TypeError('The Schema must decode synchronously')
    if (result.issues === undefined) return { ok: true, value: result.value }
    return { ok: false, issues: result.issues.map(fieldIssue) }
  }
}

/** An issue as the Standard Schema interface reports it. */
interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** An issue with its path as text; '' is the input itself. */
export function fieldIssue({ path = [], message }: StandardIssue): FieldIssue {
  const field = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.')
  return { field, message }
}
