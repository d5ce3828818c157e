import * as Option from 'effect/Option'
import { type Change, changeJson, isAsked } from './change.ts'
import { type AskedChange, type Message, readAccessToken, readJoin, refusalOf, replyTo } from './protocol.ts'

/** One socket: the channels it has joined, each with its token and what it asked for. */
export interface Connection {
  /** Takes a message and answers those to send back. */
  readonly receive: (message: Message) => readonly Message[]
  /** The tokens of the channels that asked for a change like this one. */
  readonly tokensFor: (change: Change) => readonly string[]
  /** The messages that bring a change to the channels with such a token. */
  readonly deliver: (change: Change, allowed: ReadonlySet<string>) => readonly Message[]
}

interface Channel {
  readonly joinRef: string | null
  readonly token: string | null
  readonly asked: readonly (AskedChange & { readonly id: number })[]
}

/** A new connection of at most so many channels; `nextId` numbers the asked changes. */
export function makeConnection(nextId: () => number, mostChannels: number): Connection {
  const channels = new Map<string, Channel>()

  const join = (message: Message): readonly Message[] => {
    if (channels.size >= mostChannels && !channels.has(message.topic))
      return [refusalOf(message, 'Too many channels')]
    const payload = Option.getOrNull(readJoin(message.payload))
    const asked = (payload?.config?.postgres_changes ?? []).map((change) => ({ ...change, id: nextId() }))
    channels.set(message.topic, { joinRef: message.joinRef, token: payload?.access_token ?? null, asked })
    const system = {
      ...message,
      ref: null,
      event: 'system',
      payload: {
        status: 'ok',
        extension: 'postgres_changes',
        message: 'Subscribed to PostgreSQL',
        channel: message.topic,
      },
    }
    return [replyTo(message, { postgres_changes: asked }), ...(asked.length === 0 ? [] : [system])]
  }

  const leave = (message: Message): readonly Message[] => {
    channels.delete(message.topic)
    return [replyTo(message), { ...message, ref: null, event: 'phx_close', payload: {} }]
  }

  const renew = (message: Message): readonly Message[] => {
    const channel = channels.get(message.topic)
    const payload = Option.getOrNull(readAccessToken(message.payload))
    if (channel !== undefined && payload !== null) {
      channels.set(message.topic, { ...channel, token: payload.access_token })
    }
    return []
  }

  const asking = (change: Change) =>
    [...channels].flatMap(([topic, { joinRef, token, asked }]) => {
      const ids = asked.filter((one) => isAsked(one, change)).map(({ id }) => id)
      return token === null || ids.length === 0 ? [] : [{ topic, joinRef, token, ids }]
    })

  return {
    receive: (message) => {
      if (message.event === 'heartbeat') return [replyTo(message)]
      if (message.event === 'phx_join') return join(message)
      if (message.event === 'phx_leave') return leave(message)
      if (message.event === 'access_token') return renew(message)
      return []
    },
    tokensFor: (change) => asking(change).map(({ token }) => token),
    deliver: (change, allowed) =>
      asking(change)
        .filter(({ token }) => allowed.has(token))
        .map(({ topic, joinRef, ids }) => ({
          joinRef,
          ref: null,
          topic,
          event: 'postgres_changes',
          payload: { ids, data: changeJson(change) },
        })),
  }
}
