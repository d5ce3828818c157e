import type { Issue } from '@dustforce/core/validation'

/** Input that cannot be used: each line names the field and says why. Ends the program with exit code 2 and no stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError'

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ field, message }) => `${field}: ${message}`).join('\n'))
  }
}

/** An input error about one field. */
export function wrong(field: string, message: string): InputError {
  return new InputError([{ field, message }])
}

/** An input error about what a file holds. */
export function wrongFile(path: string, issues: readonly Issue[]): InputError {
  return new InputError(issues.map(({ field, message }) => ({ field: `${path} ${field}`.trim(), message })))
}
