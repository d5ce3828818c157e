/** Days of a city, planned: driving and left jobs against plain insertion, and the time it takes. Results: docs/benchmarks.md. */
import { checkDay, planDay } from '@dustforce/core/plan'
import { cityDay } from './plan/city-day.ts'

/** What a day of 140 jobs may take, of the thread's own processor time. */
const mostMs = 300
const sizes = [
  [5, 14],
  [15, 42],
  [30, 85],
  [50, 140],
] as const
const seeds = [1, 2, 3, 4, 5]

export function planBench(): boolean {
  console.log('\nA planned day: medians of five cities')
  const met = sizes.map(([cleaners, jobs]) => {
    const days = seeds.map((seed) => measured(cleaners, jobs, seed))
    const of = (pick: (day: ReturnType<typeof measured>) => number) => median(days.map(pick))
    const ms = of((day) => day.ms)
    console.log(
      `  ${`${cleaners} cleaners, ${jobs} jobs`.padEnd(28)}${ms.toFixed(0).padStart(5)} ms  driving ${of((day) => day.minutes)} min, by insertion ${of((day) => day.before)} min  left ${of((day) => day.left)}, by insertion ${of((day) => day.leftBefore)}`,
    )
    return ms <= mostMs && days.every(({ isSound }) => isSound)
  })
  const all = met.every(Boolean)
  console.log(
    `  ${all ? 'met   ' : 'MISSED'} every plan keeps the rules, is no worse than insertion, and takes ≤ ${mostMs} ms`,
  )
  return all
}

function measured(cleaners: number, jobs: number, seed: number) {
  const day = cityDay(cleaners, jobs, seed)
  const begun = process.threadCpuUsage()
  const plan = planDay(day)
  const { user, system } = process.threadCpuUsage(begun)
  const isMore = plan.placed > plan.before.placed
  const isBetter = isMore || (plan.placed === plan.before.placed && plan.cost <= plan.before.cost)
  return {
    ms: (user + system) / 1000,
    minutes: plan.minutes,
    before: plan.before.minutes,
    left: plan.left.length,
    leftBefore: jobs - plan.before.placed,
    isSound: isBetter && checkDay({ ...day, routes: plan.routes }).isPossible,
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
