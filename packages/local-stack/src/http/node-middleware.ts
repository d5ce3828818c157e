import { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** A handler of Node's own requests, as Connect and Vite have them. It calls `next` for a request that is not its own. */
type NodeMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** Lets a middleware respond to the request that `environment` holds; 404 when the request is not its own. */
export function respondWith(middleware: NodeMiddleware, environment: object): Promise<Response> {
  return new Promise((resolve, reject) => {
    const incoming = 'incoming' in environment ? environment.incoming : null
    const outgoing = 'outgoing' in environment ? environment.outgoing : null
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse))
      throw new TypeError('The request did not come over HTTP/1')
    outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT))
    middleware(incoming, outgoing, (error) => {
      if (error === undefined) resolve(new Response('Not found', { status: 404 }))
      else reject(error)
    })
  })
}
