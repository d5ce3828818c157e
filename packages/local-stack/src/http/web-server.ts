import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { StartError } from '../start/start-error.ts'

const seconds = 1000

/** The limits of a connection: Node itself answers 408 to a slow and 431 to an oversized one. */
const limits = {
  headersTimeout: 10 * seconds,
  requestTimeout: 30 * seconds,
  keepAliveTimeout: 5 * seconds,
  connectionsCheckingInterval: 2 * seconds,
  maxHeaderSize: 16 * 1024,
}

const listenOn = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Answers a request; `environment` holds the socket it came on. */
export type Serve = (request: Request, environment: object) => Response | Promise<Response>

export interface WebServer {
  readonly port: number
  readonly onUpgrade: (upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void) => void
  /** From now on each response ends its connection: a proxy that keeps connections open takes the next request elsewhere. */
  readonly retire: () => void
  /** Accepts no connection more and waits for the requests under way, at most `limitMs`. */
  readonly finish: (limitMs: number) => Promise<void>
  /** Ends everything at once. */
  readonly close: () => Promise<void>
}

export type OpenWebServer = (
  serve: Serve,
  port: number,
  host?: string,
  /** Sees every connection as it opens. */
  onConnection?: (socket: Socket) => void,
) => Promise<WebServer>

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** The longest time that a request may take from the network to its handler. */
const arrivalMs = 100

/** The responses under way, and what becomes of their connections. */
function makeResponses() {
  const open = new Set<ServerResponse>()
  let isRetiring = false
  let onEmpty: (() => void) | undefined
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  const emptied = () =>
    new Promise<void>((resolve) => {
      onEmpty = resolve
      if (open.size === 0) resolve()
    })
  return {
    add: (response: ServerResponse): void => {
      open.add(response)
      if (isRetiring) endConnection(response)
      response.once('close', () => {
        open.delete(response)
        if (open.size === 0) onEmpty?.()
      })
    },
    retire: (): void => {
      isRetiring = true
      for (const response of open) endConnection(response)
    },
    /** Waits until none is under way, and none arrives on a connection that was accepted before. */
    settled: async (): Promise<void> => {
      do {
        await emptied()
        await pause(arrivalMs)
      } while (open.size > 0)
    },
  }
}

/**
 * Serves on `host`, or on this machine's own addresses only (`localhost` in IPv4 and, where there is one, IPv6).
 *
 * Throws a StartError when the port is in use or may not be used.
 */
export const openWebServer: OpenWebServer = async (serve, port, host, onConnection) => {
  const responses = makeResponses()
  const listener = getRequestListener(serve, { overrideGlobalObjects: false })
  const make = () => {
    const server = createServer(limits, (request, response) => {
      responses.add(response)
      return listener(request, response)
    })
    server.maxHeadersCount = 100
    if (onConnection !== undefined) server.on('connection', onConnection)
    return server
  }
  const first = make()
  const servers = [first]
  try {
    const bound = await listenOn(first, port, host ?? '127.0.0.1')
    if (host === undefined) {
      const second = make()
      try {
        await listenOn(second, bound, '::1')
        servers.push(second)
      } catch (error) {
        if (codeOf(error) === 'EADDRINUSE') throw error
        // No IPv6 on this machine.
      }
    }
    return {
      port: bound,
      onUpgrade: (upgrade) => {
        for (const server of servers) server.on('upgrade', upgrade)
      },
      retire: responses.retire,
      finish: async (limitMs) => {
        responses.retire()
        // Idle connections are closed by this, too.
        const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())))
        const limit = new AbortController()
        await Promise.race([
          Promise.all(closed),
          responses.settled(),
          pause(limitMs, undefined, limit).catch(() => undefined),
        ])
        limit.abort()
      },
      close: async () => void (await Promise.all(servers.map(closeServer))),
    }
  } catch (error) {
    await Promise.all(servers.filter((server) => server.listening).map(closeServer))
    const code = codeOf(error)
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Choose another with PORT.`)
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used here. Choose another with PORT.`)
    throw error
  }
}
