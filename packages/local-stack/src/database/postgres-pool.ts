import postgres from 'postgres'
import { ConnectionLostError } from './connection-lost.ts'

/** A connection that nobody else uses until it is released. */
export interface Lease {
  readonly unsafe: (
    text: string,
    parameters?: Parameters<postgres.Sql['unsafe']>[1],
  ) => Promise<postgres.RowList<postgres.Row[]>>
  readonly release: () => void
}

export interface PostgresPool {
  /** Waits for a free connection. */
  readonly lease: () => Promise<Lease>
  readonly close: () => Promise<void>
}

/** The place of one connection; null until it is asked for, and after it was lost. */
interface Slot {
  client: postgres.Sql | null
}

const endsConnection = (error: unknown): boolean =>
  !(error instanceof postgres.PostgresError) || /^(08|57P)/.test(error.code)

/**
 * Connections of which each may be lost at any time, made with the options and types of `template`, which must have connected once.
 *
 * The driver's own pool is not up to that: it sends the rollback of a transaction to a connection that is gone, which throws where nobody can
 * catch it, hands such a connection out again, and forgets who waits for one that is cut while it opens. Here each connection is a client of its
 * own. Once lost it is asked nothing more, and the next lease opens another.
 */
export function makePostgresPool(
  size: number,
  template: postgres.Sql,
  beforeConnect: () => Promise<void>,
): PostgresPool {
  const slots: Slot[] = Array.from({ length: size }, () => ({ client: null }))
  const free = [...slots]
  const waiting: ((slot: Slot) => void)[] = []

  const give = (slot: Slot): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(slot)
    else next(slot)
  }
  // The last one given back is the one most likely to be connected.
  const take = (): Promise<Slot> | Slot => free.pop() ?? new Promise((resolve) => waiting.push(resolve))

  const discard = (slot: Slot, client: postgres.Sql): void => {
    if (slot.client === client) slot.client = null
    void client.end({ timeout: 0 })
  }
  const clientOf = async (slot: Slot): Promise<postgres.Sql> => {
    if (slot.client !== null) return slot.client
    await beforeConnect()
    const onclose = () => discard(slot, client)
    const options = { ...template.options, max: 1, fetch_types: false, onclose }
    // The driver takes options that it has read before, as its own `listen` does, but its types do not say so.
    const client: postgres.Sql = Reflect.apply(postgres, undefined, [options])
    slot.client = client
    return client
  }

  const lease = async (): Promise<Lease> => {
    const slot = await take()
    try {
      const client = await clientOf(slot)
      return {
        unsafe: async (text, parameters = []) => {
          if (slot.client !== client) throw new ConnectionLostError()
          try {
            return await client.unsafe(text, parameters)
          } catch (error) {
            if (endsConnection(error)) discard(slot, client)
            throw error
          }
        },
        release: () => give(slot),
      }
    } catch (error) {
      give(slot)
      throw error
    }
  }

  return {
    lease,
    close: async () => {
      await Promise.all(slots.map(async ({ client }) => client?.end({ timeout: 2 })))
    },
  }
}
