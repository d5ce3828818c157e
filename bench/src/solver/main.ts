/**
 * Days of a city, planned by `planDay` and by a solver that the machine has: Gecode by MiniZinc, `apt-get install minizinc flatzinc`. Not
 * part of `npm run bench`: the solver takes far longer. Results: docs/benchmarks.md.
 *
 *   npm run solver -w bench -- [how many seconds of the processor it has for a day, 20] [the program, minizinc]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDay, planDay } from '@dustforce/core/plan'
import { cityDay } from '../plan/city-day.ts'
import { daysData, routesOf } from './day-data.ts'

const [secondsText = '20', program = 'minizinc'] = process.argv.slice(2)
const seconds = Number(secondsText)
const sizes = [
  [5, 14],
  [15, 42],
  [30, 85],
] as const
const seeds = [1, 2, 3, 4, 5]

if (spawnSync(program, ['--version']).status !== 0) {
  console.log(`Not tried here: there is no ${program}.`)
} else {
  for (const [cleaners, jobs] of sizes) for (const seed of seeds) compare(cleaners, jobs, seed)
}

function compare(cleaners: number, jobs: number, seed: number): void {
  const day = cityDay(cleaners, jobs, seed)
  const begun = process.threadCpuUsage()
  const plan = planDay(day)
  const { user, system } = process.threadCpuUsage(begun)
  const solved = solve(daysData(day))
  const routes = routesOf(day, solved.stdout)
  const other = routes === undefined ? undefined : checkDay({ ...day, routes })
  console.log(
    [
      `${cleaners} cleaners, ${jobs} jobs, day ${seed}`.padEnd(28),
      `planDay ${((user + system) / 1000).toFixed(0)} ms: ${figures(plan)}`.padEnd(60),
      other === undefined
        ? `Gecode ${seconds} s: nothing found ${solved.stderr}`
        : `Gecode ${seconds} s: ${figures(other)}${other.isPossible ? '' : ', against the rules'}`,
    ].join('  '),
  )
}

/** Every better plan that the solver finds until its seconds of the processor are over, whatever else the machine does. */
function solve(data: string) {
  const folder = mkdtempSync(join(tmpdir(), 'day-'))
  const file = join(folder, 'day.json')
  const model = new URL('day.mzn', import.meta.url).pathname
  const args = ['--solver', 'gecode', '-a', '-r', '1', model, file]
  try {
    writeFileSync(file, data)
    const limited = ['-c', 'ulimit -t "$0"; exec "$@"', String(seconds), program, ...args]
    return spawnSync('sh', limited, { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figures({
  placed,
  minutes,
  cost,
}: {
  readonly placed: number
  readonly minutes: number
  readonly cost: number
}) {
  return `${placed} jobs, ${minutes} min of driving, cost ${cost}`
}
