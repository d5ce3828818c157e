import type { Session } from '@dustforce/supabase/local'
import type { Connection } from '@supabase/lite'

/**
 * The stack's database: PGlite inside this process, or a PostgreSQL server.
 *
 * `connection` is what the REST and auth services use. Everything that reaches the database outside of them goes
 * through `query`, `script` and `transaction`.
 */
export interface Database extends Session {
  readonly kind: 'pglite' | 'postgres'
  readonly connection: Connection
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. */
  readonly transaction: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>
  /** Runs `work` while nobody else of this process uses the connection (a no-op where there are many connections). */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Calls `onMessage` with the payload of every NOTIFY on `channel`; `onGap` when some may have been missed, as the connection was lost. */
  readonly listen: (channel: string, onMessage: (payload: string) => void, onGap: () => void) => Promise<void>
  /** Fixes the database's clock (`private.clock()`) at an instant in epoch milliseconds; null lets it run again. */
  readonly setClock: (instant: number | null) => Promise<void>
  readonly close: () => Promise<void>
}
