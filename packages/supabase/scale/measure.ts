import * as Schema from 'effect/Schema'
import type { Sql } from 'postgres'

/** What one call costs the server. */
export interface Cost {
  /** The middle one of the runs, in milliseconds. */
  readonly ms: number
  /** Pages of 8 kB that one run looked at. */
  readonly pages: number
}

const Plan = Schema.Struct({
  'Execution Time': Schema.Number,
  Plan: Schema.Struct({ 'Shared Hit Blocks': Schema.Number, 'Shared Read Blocks': Schema.Number }),
})
const readPlan = Schema.decodeUnknownSync(Schema.Array(Plan))

async function explain(sql: Sql, call: string): Promise<Cost> {
  const [row] = await sql.unsafe(`explain (analyze, buffers, timing off, format json) select ${call}`)
  const [plan] = readPlan(row?.['QUERY PLAN'])
  if (plan === undefined) throw new Error(`No plan of ${call}`)
  return {
    ms: plan['Execution Time'],
    pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  }
}

/** Runs a call five times, or once where it takes longer than a second, and returns the cost of the middle one. */
export async function measure(sql: Sql, call: string): Promise<Cost> {
  const first = await explain(sql, call)
  if (first.ms > 1_000) return first
  const costs = [first]
  while (costs.length < 5) costs.push(await explain(sql, call))
  return costs.toSorted((one, other) => one.ms - other.ms)[2] ?? first
}
