import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

/* Phoenix channels, serializer 2.0.0: a message is the array [join_ref, ref, topic, event, payload]. */

const Reference = Schema.NullOr(Schema.String)

const Frame = Schema.fromJsonString(
  Schema.Tuple([Reference, Reference, Schema.String, Schema.String, Schema.Unknown]),
)

export interface Message {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

const decodeFrame = Schema.decodeUnknownOption(Frame)

/** The message in a text frame; null when the text is not a message. */
export function readMessage(frame: string): Message | null {
  return Option.match(decodeFrame(frame), {
    onNone: () => null,
    onSome: ([joinRef, ref, topic, event, payload]) => ({ joinRef, ref, topic, event, payload }),
  })
}

export function writeMessage({ joinRef, ref, topic, event, payload }: Message): string {
  return JSON.stringify([joinRef, ref, topic, event, payload])
}

/** The answer to a message. */
export function replyTo(message: Message, response: unknown = {}): Message {
  return {
    ...message,
    event: 'phx_reply',
    payload: { status: 'ok', response },
  }
}

/** The answer to a message that asks for too much. */
export function refusalOf(message: Message, reason: string): Message {
  return {
    ...message,
    event: 'phx_reply',
    payload: { status: 'error', response: { reason } },
  }
}

export const AskedChange = Schema.Struct({
  event: Schema.Literals(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: Schema.optional(Schema.String),
  table: Schema.optional(Schema.String),
  filter: Schema.optional(Schema.String),
})
export type AskedChange = typeof AskedChange.Type

const JoinPayload = Schema.Struct({
  config: Schema.optional(
    Schema.Struct({
      postgres_changes: Schema.optional(Schema.Array(AskedChange).check(Schema.isMaxLength(20))),
    }),
  ),
  access_token: Schema.optional(Schema.NullOr(Schema.String)),
})
export const readJoin = Schema.decodeUnknownOption(JoinPayload)

export const readAccessToken = Schema.decodeUnknownOption(
  Schema.Struct({ access_token: Schema.NullOr(Schema.String) }),
)

/** The token that a message brings; null without one. */
export function tokenOf({ event, payload }: Message): string | null {
  if (event === 'phx_join') return Option.getOrNull(readJoin(payload))?.access_token ?? null
  return event === 'access_token' ? (Option.getOrNull(readAccessToken(payload))?.access_token ?? null) : null
}

/** The message without its token. */
export function withoutToken(message: Message): Message {
  return {
    ...message,
    payload: { ...Object(message.payload), access_token: null },
  }
}
