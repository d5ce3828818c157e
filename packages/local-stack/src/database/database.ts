import type { Connection } from '@supabase/lite'

/** One SQL statement with positional parameters, answered with its rows. */
export type Query = (text: string, parameters?: readonly unknown[]) => Promise<readonly unknown[]>

/** Ways to run SQL on one connection. */
export interface Session {
  readonly query: Query
  /** Runs a script of several statements without parameters. */
  readonly script: (text: string) => Promise<void>
}

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
  /** Calls `onMessage` with the payload of every NOTIFY on `channel`. */
  readonly listen: (channel: string, onMessage: (payload: string) => void) => Promise<void>
  /** Fixes the database's clock (`private.clock()`) at an instant in epoch milliseconds; null lets it run again. */
  readonly setClock: (instant: number | null) => Promise<void>
  readonly close: () => Promise<void>
}
