import { isRecord } from './is-record.ts'
import type { Parsed } from './parsed.ts'

/** A parser as libraries take it that know the Standard Schema (standardschema.dev), version 1. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@dustforce/core'
    readonly validate: (input: unknown) =>
      | { readonly value: T; readonly issues?: undefined }
      | {
          readonly issues: readonly {
            readonly message: string
            readonly path: readonly (string | number)[]
          }[]
        }
    /** For types only. */
    readonly types?: { readonly input: unknown; readonly output: T } | undefined
  }
}

/** Makes a Standard Schema of a parser. */
export function standardSchema<T>(parse: (input: unknown) => Parsed<T>): StandardSchema<T> {
  return {
    '~standard': {
      version: 1,
      vendor: '@dustforce/core',
      validate: (input) => {
        const result = parse(input)
        if (result.ok) return { value: result.value }
        return {
          issues: result.issues.map(({ field, message }) => ({
            message,
            path: pathIn(input, field),
          })),
        }
      },
    },
  }
}

/** The steps to a field of an input. A name may have dots itself: of those that the input has, the longest is meant. */
function pathIn(input: unknown, field: string): (string | number)[] {
  if (field === '') return []
  const names = isRecord(input) || Array.isArray(input) ? Object.keys(input) : []
  const fitting = names.filter((name) => field === name || field.startsWith(`${name}.`))
  // A missing field is a name of its own.
  const name = fitting.toSorted((a, b) => b.length - a.length)[0] ?? field
  const value: unknown = Reflect.get(Object(input), name)
  return [Array.isArray(input) ? Number(name) : name, ...pathIn(value, field.slice(name.length + 1))]
}
