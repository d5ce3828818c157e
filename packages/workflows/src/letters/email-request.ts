import * as Predicate from 'effect/Predicate'
import * as Schema from 'effect/Schema'

/**
 * The bodies of `send-email`. Administrators' clients send each field in
 * camelCase, in snake_case or in both; `withCamelKeys` makes one of them.
 */

/**
 * The stored message that the waiting e-mails belong to. Every id has a hyphen; a word without one may be one that objects have, such as
 * `constructor`.
 */
export const StoredMessage = Schema.Struct({
  id: Schema.String.check(Schema.isMaxLength(100), Schema.isPattern(/^\w+(?:-\w+)+$/)),
})

export const SendEmailRequest = Schema.Struct({
  type: Schema.Literals([
    'contact',
    'job-application',
    'job-assignment-confirmation',
    'cleaner-assignment',
    'own-words',
  ]),
  data: Schema.Unknown,
  /** Only for an administrator's e-mails: the answer shows what would be sent, and nothing is. */
  preview: Schema.optionalKey(Schema.Boolean),
  /** Only for an administrator's e-mails: it waits ten seconds, in which it can be taken back. */
  hold: Schema.optionalKey(Schema.Boolean),
})

/** Adds the camelCase form of every snake_case key that has none. */
export function withCamelKeys(data: unknown): unknown {
  if (!Predicate.isObject(data)) return data
  const camel = Object.entries(data).map(([key, value]) => [
    key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return { ...Object.fromEntries(camel), ...data }
}
