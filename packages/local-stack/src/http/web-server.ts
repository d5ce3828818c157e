import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
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

/**
 * Serves on `host`, or on this machine's own addresses only (`localhost` in IPv4 and, where there is one, IPv6).
 *
 * Throws a StartError when the port is in use or may not be used.
 */
export const openWebServer: OpenWebServer = async (serve, port, host, onConnection) => {
  const make = () => {
    const server = createServer(limits, getRequestListener(serve, { overrideGlobalObjects: false }))
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
