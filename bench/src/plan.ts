/** Days of a city, planned: driving and left jobs against plain insertion and a plain local search, and the time it takes. Results: docs/benchmarks.md. */
import { checkDay, type PlanFigures, planDay } from '@dustforce/core/plan'
import { cityDay } from './plan/city-day.ts'
import { localSearch } from './plan/local-search.ts'

/** The most time that a day of 140 jobs may take, of the thread's own processor time. */
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
    console.log(
      `  ${'moved and exchanged'.padEnd(28)}${of((day) => day.plainMs)
        .toFixed(0)
        .padStart(
          5,
        )} ms  driving ${of((day) => day.plainMinutes)} min, left ${of((day) => day.plainLeft)}; planDay is no worse on ${days.filter(({ isNoWorse }) => isNoWorse).length} of ${days.length} days`,
    )
    return ms <= mostMs && days.every(({ isSound, isNoWorse }) => isSound && isNoWorse)
  })
  const all = met.every(Boolean)
  console.log(
    `  ${all ? 'met   ' : 'MISSED'} every plan keeps the rules, is no worse than insertion and than moving and exchanging, and takes ≤ ${mostMs} ms`,
  )
  return all
}

function measured(cleaners: number, jobs: number, seed: number) {
  const day = cityDay(cleaners, jobs, seed)
  const [plan, ms] = timed(() => planDay(day))
  const [routes, plainMs] = timed(() => localSearch(day))
  const plain = checkDay({ ...day, routes })
  return {
    ms,
    plainMs,
    plainMinutes: plain.minutes,
    plainLeft: plain.left.length,
    isNoWorse: plain.isPossible && isNoWorse(plan, plain),
    minutes: plan.minutes,
    before: plan.before.minutes,
    left: plan.left.length,
    leftBefore: jobs - plan.before.placed,
    isSound: isNoWorse(plan, plan.before) && checkDay({ ...day, routes: plan.routes }).isPossible,
  }
}

/** More jobs, or as many at no more cost. */
function isNoWorse(one: PlanFigures, other: PlanFigures): boolean {
  return one.placed > other.placed || (one.placed === other.placed && one.cost <= other.cost)
}

/** Runs work, and returns its result and the processor time of the thread that it takes, in milliseconds. */
function timed<T>(work: () => T): [T, number] {
  const begun = process.threadCpuUsage()
  const result = work()
  const { user, system } = process.threadCpuUsage(begun)
  return [result, (user + system) / 1000]
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
