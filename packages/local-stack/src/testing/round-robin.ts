import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

const checkMs = 100

interface Node {
  readonly port: number
  readonly agent: Agent
  isReady: boolean
}

/** A request that was on its way when the connection to a node broke. */
export interface Lost {
  readonly port: number
  readonly path: string
}

/** A proxy as one stands before several servers, without TLS. */
export interface RoundRobin {
  readonly url: string
  /** Requests that were sent to a node which did not answer; the proxy says 502, since it does not know what became of them. */
  readonly lost: readonly Lost[]
  /** The number of requests that each node has answered, by its port. */
  readonly answered: ReadonlyMap<number, number>
  /** Waits until exactly these nodes are ready. */
  readonly settled: (ports: readonly number[]) => Promise<void>
  readonly close: () => Promise<void>
}

const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )

function ask({ port, agent }: Node, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming
    // The connection to the node is the proxy's own.
    const { connection: _, ...kept } = headers
    request({ port, host: '127.0.0.1', agent, method, path, headers: kept })
      .once('response', resolve)
      .once('error', reject)
      .end(body)
  })
}

/**
 * Shares requests out among the nodes that say at `/readyz` that they take them, which it asks ten times a second. Connections to nodes are kept. A
 * node that takes no connection is passed over: a request that was never sent can go to another.
 */
export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const nodes = ports.map((port): Node => ({ port, agent: new Agent({ keepAlive: true }), isReady: false }))
  const lost: Lost[] = []
  const answered = new Map<number, number>()
  let turn = 0
  const next = async (): Promise<Node> => {
    for (;;) {
      const ready = nodes.filter((node) => node.isReady)
      turn += 1
      const node = ready[turn % Math.max(1, ready.length)]
      if (node !== undefined) return node
      await pause(checkMs)
    }
  }
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming)
    for (;;) {
      const node = await next()
      try {
        const answer = await ask(node, incoming, body)
        answered.set(node.port, (answered.get(node.port) ?? 0) + 1)
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(outgoing)
        return
      } catch (error) {
        if (isNotThere(error)) {
          node.isReady = false
          continue
        }
        lost.push({ port: node.port, path: incoming.url ?? '' })
        outgoing.writeHead(502).end()
        return
      }
    }
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  server.on('upgrade', async (incoming, socket, head) => {
    const { port } = await next()
    const upstream = connect(port, '127.0.0.1', () => {
      const { rawHeaders, url } = incoming
      const lines = rawHeaders.flatMap((name, nr) => (nr % 2 === 0 ? [`${name}: ${rawHeaders[nr + 1]}`] : []))
      upstream.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  let isOpen = true
  const check = async () => {
    while (isOpen) {
      for (const node of nodes) node.isReady = await isReady(node.port)
      await pause(checkMs)
    }
  }
  const checking = check()
  return {
    url: `http://127.0.0.1:${port}`,
    lost,
    answered,
    settled: async (wanted) => {
      while (nodes.some((node) => node.isReady !== wanted.includes(node.port))) await pause(checkMs)
    },
    close: async () => {
      isOpen = false
      await checking
      for (const { agent } of nodes) agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
