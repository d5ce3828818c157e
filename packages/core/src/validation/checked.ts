/** A value that passed a check, in its normal form, or the message to show beside its field. */
export type Checked<T = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

/** A short notice to the user: a title and the sentence under it. */
export interface Notice {
  readonly title: string
  readonly description: string
}

/** A passed check. */
export function valid<T>(value: T): Checked<T> {
  return { ok: true, value }
}

/** A failed check. */
export function invalid(message: string): Checked<never> {
  return { ok: false, message }
}

/** The messages of the checks that failed, by field; empty when all passed. */
export function messagesOf<F extends string>(
  checks: Readonly<Record<F, Checked<unknown>>>,
): Partial<Record<F, string>> {
  const messages: Partial<Record<F, string>> = {}
  for (const field in checks) {
    const check = checks[field]
    if (!check.ok) messages[field] = check.message
  }
  return messages
}
