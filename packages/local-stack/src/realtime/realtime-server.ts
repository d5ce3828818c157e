import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import * as Schema from 'effect/Schema'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../database/database.ts'
import type { IsAdminToken } from './admin-tokens.ts'
import { ChangeNotice, readChange } from './change.ts'
import { changesChannel } from './change-triggers.ts'
import { type Connection, makeConnection } from './channel.ts'
import { readMessage, writeMessage } from './protocol.ts'

export interface RealtimeServer {
  /** Takes over a connection that asks for the socket; refuses it without a key of this installation. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly close: () => void
}

const path = '/realtime/v1/websocket'
const maxPayload = 64 * 1024
const maxSockets = 500
/** supabase-js sends a heartbeat every 25 seconds. */
const silenceMs = 75_000

const decodeNotice = Schema.decodeUnknownSync(ChangeNotice)

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/**
 * `/realtime/v1`: tells signed-in administrators of changes to rows. Whether a token is an administrator's is asked anew
 * for every change, so somebody who was made inactive hears nothing more.
 */
export const openRealtime = async (
  database: Database,
  isAdmin: IsAdminToken,
  keys: readonly string[],
  onError: (error: unknown) => void,
): Promise<RealtimeServer> => {
  const server = new WebSocketServer({ noServer: true, maxPayload })
  const sockets = new Map<WebSocket, Connection>()
  let lastId = 0

  const accept = (socket: WebSocket): void => {
    const connection = makeConnection(() => ++lastId)
    sockets.set(socket, connection)
    const silence = setTimeout(() => socket.terminate(), silenceMs).unref()
    socket.on('message', (data, isBinary) => {
      silence.refresh()
      const message = isBinary ? null : readMessage(data.toString())
      if (message === null) return
      for (const answer of connection.receive(message)) socket.send(writeMessage(answer))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(silence)
      sockets.delete(socket)
    })
  }

  const tell = async (payload: string): Promise<void> => {
    if (sockets.size === 0) return
    const change = await readChange(database, decodeNotice(payload))
    if (change === null) return
    const tokens = new Set([...sockets.values()].flatMap((connection) => connection.tokensFor(change)))
    const allowed = new Set<string>()
    for (const token of tokens) if (await isAdmin(token)) allowed.add(token)
    for (const [socket, connection] of sockets) {
      for (const message of connection.deliver(change, allowed)) socket.send(writeMessage(message))
    }
  }

  // Changes are told in the order in which they happened; one that cannot be told is lost, as on hosted Supabase.
  let telling: Promise<void> = Promise.resolve()
  await database.listen(changesChannel, (payload) => {
    telling = telling.then(() => tell(payload)).catch(onError)
  })

  return {
    upgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== path) return refuse(socket, '404 Not Found')
      if (!keys.includes(url.searchParams.get('apikey') ?? '')) return refuse(socket, '401 Unauthorized')
      if (sockets.size >= maxSockets) return refuse(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, accept)
    },
    close: () => {
      for (const socket of sockets.keys()) socket.terminate()
      server.close()
    },
  }
}
