/** Input that cannot be used: each line names the field and says why. Ends the program with exit code 2 and no stack trace. */
export class InputError extends Error {
  override readonly name = 'InputError'

  constructor(problems: readonly { readonly field: string; readonly message: string }[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join('\n'))
  }
}

/** An input error about one field. */
export function wrong(field: string, message: string): InputError {
  return new InputError([{ field, message }])
}
