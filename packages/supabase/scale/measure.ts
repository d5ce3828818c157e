import { readFile } from 'node:fs/promises'
import * as Schema from 'effect/Schema'
import type { Sql } from 'postgres'

/** The cost of one call for the server. */
export interface Cost {
  /** Of a processor, in milliseconds; on a machine that does not say, the time that passed. */
  readonly ms: number
  /** Pages of 8 kB that one run looked at. */
  readonly pages: number
}

const Plan = Schema.Struct({
  'Execution Time': Schema.Number,
  Plan: Schema.Struct({ 'Shared Hit Blocks': Schema.Number, 'Shared Read Blocks': Schema.Number }),
})
const readPlan = Schema.decodeUnknownSync(Schema.Array(Plan))
const Backend = Schema.Tuple([Schema.Struct({ pid: Schema.Number })])

/** Reads how long a session's process has been on a processor, in milliseconds; null where only the clock tells. */
export async function processorTime(pid: number): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')
  return line === '' ? null : Number(line.split(' ')[0]) / 1e6
}

/** Says what each call of a session costs: of five runs the middle one, or the only one where it takes longer than a second. */
export async function measuring(sql: Sql): Promise<(call: string) => Promise<Cost>> {
  const [{ pid }] = Schema.decodeUnknownSync(Backend)([...(await sql`select pg_backend_pid() as pid`)])
  const once = async (call: string): Promise<Cost> => {
    const before = await processorTime(pid)
    const [row] = await sql.unsafe(`explain (analyze, buffers, timing off, format json) select ${call}`)
    const after = await processorTime(pid)
    const [plan] = readPlan(row?.['QUERY PLAN'])
    if (plan === undefined) throw new Error(`No plan of ${call}`)
    return {
      ms: before === null || after === null ? plan['Execution Time'] : after - before,
      pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    }
  }
  return async (call) => {
    const costs = [await once(call)]
    while (costs.length < 5 && costs.every(({ ms }) => ms < 1_000)) costs.push(await once(call))
    const byTime = costs.toSorted((one, other) => one.ms - other.ms)
    return byTime[Math.floor(byTime.length / 2)] ?? { ms: 0, pages: 0 }
  }
}
