import type { Parsed } from './parsed.ts'

/** A parser as libraries take it that know the Standard Schema (standardschema.dev), version 1. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: '@dustforce/core'
    readonly validate: (
      input: unknown,
    ) =>
      | { readonly value: T; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] }
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
            path: field === '' ? [] : field.split('.'),
          })),
        }
      },
    },
  }
}
