import type { Checked } from '@dustforce/core/validation'

/** The message of every field that is wrong. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** The messages of the checks that failed, by field. */
export function problemsOf<Checks extends Readonly<Record<string, Checked<unknown>>>>(
  checks: Checks,
): Problems<Checks> {
  let problems: Problems<Checks> = {}
  for (const name in checks) {
    const check: Checked<unknown> | undefined = checks[name]
    if (check?.ok === false) problems = { ...problems, [name]: check.message }
  }
  return problems
}
