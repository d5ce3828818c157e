import type { Checked } from '@dustforce/core/validation'
import * as Schema from 'effect/Schema'

/** A text of at most so many characters. */
export function text(maximum: number) {
  return textThat((value) => value.length <= maximum, `Please keep this under ${maximum} characters`)
}

/** A text for which something holds, or a message. */
export function textThat(holds: (value: string) => boolean, message: string) {
  return Schema.String.check(Schema.makeFilter((value: string) => (holds(value) ? undefined : message)))
}

/** A text that passes a check; the check's message otherwise. */
export function checkedText(check: (value: string) => Checked<unknown>) {
  return Schema.String.check(Schema.makeFilter((value: string) => messageOf(check(value))))
}

function messageOf(result: Checked<unknown>): string | undefined {
  return result.ok ? undefined : result.message
}
