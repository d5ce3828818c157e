import { setTimeout as pause } from 'node:timers/promises'
import type { Readiness } from '../http/liveness.ts'
import type { WebServer } from '../http/web-server.ts'
import type { RealtimeServer } from '../realtime/realtime-server.ts'

/** The way in which a server that is told to end takes leave. */
export interface DrainOptions {
  /** The time for which it says so at `/readyz` and serves on, for a proxy to notice. */
  readonly noticeMs: number
  /** The time that the requests under way have after that. */
  readonly limitMs: number
}

/** Nobody waits at a terminal, and nothing is cut off. A request without an answer after this time will have none: a statement may take 30 seconds. */
export const requestLimitMs = 30_000

/**
 * Takes leave of everybody who is served: the proxy first, then those who would connect, those who follow changes (who connect to another server and
 * read what they missed), and those who wait for an answer. What the answers need is closed afterwards.
 */
export async function drain(
  {
    readiness,
    server,
    realtime,
  }: { readonly readiness: Readiness; readonly server: WebServer; readonly realtime: RealtimeServer },
  { noticeMs, limitMs }: DrainOptions,
): Promise<void> {
  readiness.drain()
  server.retire()
  if (noticeMs > 0) await pause(noticeMs)
  const finished = server.finish(limitMs)
  realtime.close()
  await finished
}
