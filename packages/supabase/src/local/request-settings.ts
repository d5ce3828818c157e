import type { Connection } from '@supabase/lite'

type Transaction = Connection['kysely']
type Executor = ReturnType<Transaction['getExecutor']>
type Statement = Parameters<Executor['executeQuery']>[0]

/** The service's methods that say in a request's transaction who asks, and how. */
const steps = ['applyJwtSessionContext', 'applyRpcRequestGucs'] as const

const oneSetting = /^\s*select (set_config\('[\w.]+', )(\$1|'')(, true\))\s*$/i

/** One statement that does what these do, each of which sets one value. */
function together(settings: readonly [Statement, ...Statement[]]): Statement {
  const parameters: unknown[] = []
  const calls = settings.map((setting) => {
    parameters.push(...setting.parameters)
    const value = setting.parameters.length === 0 ? "''" : `$${parameters.length}`
    return setting.sql.replace(oneSetting, (_, name: string, _value, end: string) => `${name}${value}${end}`)
  })
  return { ...settings[0], sql: `select ${calls.join(', ')}`, parameters }
}

/** Runs `step` with every setting of it kept until the next other statement, or the end, and sent in one. */
async function inOne(
  transaction: Transaction,
  step: (on: Pick<Transaction, 'getExecutor'>) => Promise<void>,
) {
  const executor = transaction.getExecutor()
  const kept: Statement[] = []
  const send = async () => {
    const [first, ...others] = kept.splice(0)
    if (first !== undefined) await executor.executeQuery(together([first, ...others]))
  }
  const executeQuery = async (statement: Statement) => {
    if (oneSetting.test(statement.sql)) {
      kept.push(statement)
      return { rows: [] }
    }
    await send()
    return executor.executeQuery(statement)
  }
  const keeping = new Proxy(executor, {
    get: (real, name) => {
      if (name === 'executeQuery') return executeQuery
      const value: unknown = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  await step({ getExecutor: () => keeping })
  await send()
}

/**
 * Lets the REST service say who asks, and how, in two statements.
 *
 * It sends a statement for each of nine values, before each request, and waits for each: more than half of the time that a short request takes.
 * Throws when the service no longer has these steps.
 */
export function sendSettingsTogether(connection: Connection): void {
  for (const name of steps) {
    const step: unknown = Reflect.get(connection, name)
    if (typeof step !== 'function') throw new Error(`The REST service has no step '${name}'`)
    Reflect.set(connection, name, (transaction: Transaction, ...context: readonly unknown[]) =>
      inOne(transaction, (on) => Reflect.apply(step, connection, [on, ...context])),
    )
  }
}
