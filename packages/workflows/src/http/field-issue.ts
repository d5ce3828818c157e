/** A part of a request that cannot be accepted: its path ('' for the whole) and why. */
export interface FieldIssue {
  readonly field: string
  readonly message: string
}
