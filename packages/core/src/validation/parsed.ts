/** Something wrong in outside input: where, as a path ('services.regular.name', '' for the input itself), and why. */
export interface Issue {
  readonly field: string
  readonly message: string
}

/** Outside input as a typed value, or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }
