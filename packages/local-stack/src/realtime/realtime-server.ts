import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as Schema from 'effect/Schema'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import { addressOf } from '../http/bounded-request.ts'
import { networkOf } from '../http/visitor.ts'
import type { IsAdminToken } from './admin-tokens.ts'
import { ChangeNotice, readChange } from './change.ts'
import { changesChannel } from './change-triggers.ts'
import { type Connection, makeConnection } from './channel.ts'
import { type Message, readMessage, refusalOf, tokenOf, withoutToken, writeMessage } from './protocol.ts'
import { makeWindowCount, type RealtimeLimits, realtimeLimits } from './realtime-limits.ts'

export interface RealtimeServer {
  /** Takes over a connection that asks for the socket; refuses it without a key of this installation. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly close: () => void
}

const path = '/realtime/v1/websocket'
const maxPayload = 64 * 1024
/** supabase-js sends a heartbeat every 25 seconds. */
const silenceMs = 75_000

const decodeNotice = Schema.decodeUnknownSync(ChangeNotice)

/** A refused caller who keeps their side open would hold the connection: no time limit of HTTP counts for it. */
function refuse(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** A socket and who holds it. */
interface Holder {
  readonly connection: Connection
  readonly visitor: string
  /** Whether it has shown the token of an administrator. */
  isAdmin: boolean
}

export interface RealtimeOptions {
  readonly isAdmin: IsAdminToken
  readonly keys: readonly string[]
  readonly trustProxy: boolean
  readonly onError: (error: unknown) => void
  readonly limits?: RealtimeLimits
}

/**
 * `/realtime/v1`: tells signed-in administrators of changes to rows. Whether a token is an administrator's is asked when it is shown, and again
 * for every change, so somebody who was made inactive hears nothing more. When a limit of sockets is reached, a new one takes the place of the oldest
 * that has shown no administrator's token.
 */
export async function openRealtime(
  database: Database,
  { isAdmin, keys, trustProxy, onError, limits = realtimeLimits }: RealtimeOptions,
): Promise<RealtimeServer> {
  const server = new WebSocketServer({ noServer: true, maxPayload })
  const sockets = new Map<WebSocket, Holder>()
  const isCalm = makeWindowCount(limits.messagesOfVisitor, Date.now)
  const mayShowToken = makeWindowCount(limits.tokensOfVisitor, Date.now)
  let lastId = 0

  const answer = async (message: Message, holder: Holder): Promise<readonly Message[]> => {
    const token = tokenOf(message)
    if (token === null) return holder.connection.receive(message)
    const isJoin = message.event === 'phx_join'
    // A join that was answered like a stranger's would leave an administrator waiting for changes.
    if (!mayShowToken(holder.visitor)) return isJoin ? [refusalOf(message, 'Too many tokens')] : []
    // One that cannot be judged is judged with the next change.
    if (await isAdmin(token).catch(() => true)) {
      holder.isAdmin = true
      return holder.connection.receive(message)
    }
    return isJoin ? holder.connection.receive(withoutToken(message)) : []
  }

  const accept = (socket: WebSocket, visitor: string): void => {
    const connection = makeConnection(() => ++lastId, limits.channelsOfSocket)
    const holder: Holder = { connection, visitor, isAdmin: false }
    sockets.set(socket, holder)
    const silence = setTimeout(() => socket.terminate(), silenceMs).unref()
    let answering: Promise<void> = Promise.resolve()
    socket.on('message', (data, isBinary) => {
      silence.refresh()
      if (!isCalm(visitor)) return socket.close(1008, 'Too many messages')
      const message = isBinary ? null : readMessage(data.toString())
      if (message === null) return
      answering = answering
        .then(async () => {
          for (const one of await answer(message, holder)) socket.send(writeMessage(one))
        })
        .catch(onError)
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silence)
      sockets.delete(socket)
    })
  }

  /** Ends the oldest of the sockets that has shown no administrator's token; false when there is none. */
  const makeRoom = (among: readonly (readonly [WebSocket, Holder])[]): boolean => {
    const oldest = among.find(([, holder]) => !holder.isAdmin)
    oldest?.[0].terminate()
    if (oldest !== undefined) sockets.delete(oldest[0])
    return oldest !== undefined
  }
  const visitorOf = (request: IncomingMessage): string => {
    const headers = new Headers({ 'x-forwarded-for': String(request.headers['x-forwarded-for'] ?? '') })
    return networkOf(addressOf(headers, { address: request.socket.remoteAddress, trustProxy }) ?? 'unknown')
  }

  const tell = async (payload: string): Promise<void> => {
    if (sockets.size === 0) return
    const change = await readChange(database, decodeNotice(payload))
    if (change === null) return
    const tokens = new Set([...sockets.values()].flatMap(({ connection }) => connection.tokensFor(change)))
    const allowed = new Set<string>()
    for (const token of tokens) if (await isAdmin(token)) allowed.add(token)
    for (const [socket, { connection }] of sockets) {
      for (const message of connection.deliver(change, allowed)) socket.send(writeMessage(message))
    }
  }

  /** Followers connect again and read the current state, since they missed a change. */
  const endAll = (): void => {
    for (const socket of sockets.keys()) socket.terminate()
  }
  // Changes are told in the order in which they happened.
  let telling: Promise<void> = Promise.resolve()
  await database.listen(
    changesChannel,
    (payload) => {
      telling = telling
        .then(() => tell(payload))
        .catch((error: unknown) => {
          onError(error)
          endAll()
        })
    },
    endAll,
  )

  return {
    upgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== path) return refuse(socket, '404 Not Found')
      if (!keys.includes(url.searchParams.get('apikey') ?? '')) return refuse(socket, '401 Unauthorized')
      const visitor = visitorOf(request)
      const own = [...sockets].filter(([, holder]) => holder.visitor === visitor)
      const strangers = own.filter(([, holder]) => !holder.isAdmin)
      if (strangers.length >= limits.strangersOfVisitor) makeRoom(strangers)
      else if (own.length >= limits.socketsOfVisitor && !makeRoom(own))
        return refuse(socket, '429 Too Many Requests')
      if (sockets.size >= limits.sockets && !makeRoom([...sockets]))
        return refuse(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, visitor))
    },
    close: () => {
      endAll()
      server.close()
    },
  }
}
