import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OpenWebServer, Serve } from '../../packages/local-stack/src/http/web-server.ts'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Where the running stack is reached, behind a port that is open longer than any one stack. */
export interface StackPlace {
  /** Takes the place of the stack's own port. */
  readonly openServer: OpenWebServer
  /** The stack that opened last accepts requests; those that waited are passed on to it. */
  readonly opened: () => void
  /** No stack could be started: requests are refused with `reason` until one is. */
  readonly failed: (reason: string) => void
  /** Requests wait while the stack restarts. */
  readonly serve: Serve
  readonly upgrade: Upgrade
}

export function makeStackPlace(port: number): StackPlace {
  let current = Promise.withResolvers<Serve>()
  let isSettled = false
  let latest: Serve | null = null
  let onUpgrade: Upgrade | null = null

  const settle = (serve: Serve) => {
    if (isSettled) current = Promise.withResolvers()
    isSettled = true
    current.resolve(serve)
  }
  return {
    openServer: async (serve) => {
      latest = serve
      return {
        port,
        onUpgrade: (upgrade) => {
          onUpgrade = upgrade
        },
        // The port stays: requests wait for the next stack, and those under way are answered by this one.
        retire: () => undefined,
        finish: async () => undefined,
        close: async () => {
          onUpgrade = null
          if (isSettled) current = Promise.withResolvers()
          isSettled = false
        },
      }
    },
    opened: () => {
      if (latest !== null) settle(latest)
    },
    failed: (reason) => settle(() => new Response(reason, { status: 503 })),
    serve: async (request, environment) => (await current.promise)(request, environment),
    upgrade: (request, socket, head) => {
      // A client of the socket connects again by itself.
      if (onUpgrade === null) socket.destroy()
      else onUpgrade(request, socket, head)
    },
  }
}
