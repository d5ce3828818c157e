/** One SQL statement with positional parameters, answered with its rows. */
export type Query = (text: string, parameters?: readonly unknown[]) => Promise<readonly unknown[]>

/** Ways to run SQL on one connection. */
export interface Session {
  readonly query: Query
  /** Runs a script of several statements without parameters. */
  readonly script: (text: string) => Promise<void>
}

type Parameter = string | number | boolean | null | readonly string[]

/** The part of a client of the PostgreSQL driver that is used here. */
interface Client {
  readonly unsafe: (text: string, parameters?: Parameter[]) => Promise<readonly unknown[]>
}

/** Values go to the server as text and arrays; anything else would be a mistake of the caller. */
function asParameter(value: unknown): Parameter {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new TypeError(`Not a parameter: ${typeof value}`)
}

/** Runs SQL on one connection of the PostgreSQL driver. */
export function sessionOf({ unsafe }: Client): Session {
  return {
    query: (text, parameters = []) => unsafe(text, parameters.map(asParameter)),
    script: async (text) => void (await unsafe(text)),
  }
}

/** Runs `work` in one transaction of the session: committed when it resolves, rolled back when it rejects. */
export async function inTransaction<Result>(
  session: Session,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  await session.query('begin')
  try {
    const result = await work(session)
    await session.query('commit')
    return result
  } catch (error) {
    // The server has rolled back already when the connection is lost; the caller learns why it was.
    await session.query('rollback').catch(() => undefined)
    throw error
  }
}
