import { deepStrictEqual } from 'node:assert/strict'

/** One way of doing the work that is compared: our own, the hand-written limit, or a peer. */
export interface Contender<I> {
  readonly name: string
  readonly run: (input: I) => unknown
  /** Returns the contender's result, in a form that can be compared with those of the others. */
  readonly answer: (input: I) => unknown
}

/** The ratio of ours to another contender that must be met, at the median. */
export interface Target {
  readonly against: string
  /** Ours takes at most this many times as long. */
  readonly atMost?: number
  /** Ours is at least this many times as fast. */
  readonly atLeast?: number
}

/** Contenders take turns, so that whatever the machine does meanwhile meets them all. */
const rounds = 21
/** Long enough for the clock of a thread's processor time, which some systems advance by the millisecond. */
const sampleMs = 40

/**
 * Measures contenders in one run, the first being ours, on the same inputs, and prints operations a second and the ratio to ours at the
 * median.
 *
 * @throws AssertionError when a contender does not answer as ours does
 * @returns whether every target is met
 */
export async function compare<I>(
  title: string,
  inputs: readonly I[],
  contenders: readonly Contender<I>[],
  targets: readonly Target[],
): Promise<boolean> {
  await sameAnswers(inputs, contenders)
  const runners: Runner[] = []
  for (const contender of contenders) runners.push(await runnerOf(inputs, contender))
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of runners) await runner.sample()
  }
  const nanoseconds = new Map(runners.map(({ name, samples }) => [name, median(samples)]))
  const of = contenders[0]?.name ?? ''
  const ours = nanoseconds.get(of) ?? Number.NaN
  console.log(`\n${title}`)
  for (const [name, time] of nanoseconds) {
    const speed = Math.round(1e9 / time).toLocaleString('en-CA')
    console.log(
      `  ${name.padEnd(36)}${speed.padStart(12)} ops/s  ${(time / ours).toFixed(2).padStart(9)} × ours`,
    )
  }
  const met = targets.map(({ against, atMost, atLeast = 0 }) => {
    const times = ours / (nanoseconds.get(against) ?? Number.NaN)
    if (atMost !== undefined)
      return tell(`${of}: ≤ ${atMost} × ${against}`, `${times.toFixed(2)} ×`, times <= atMost)
    return tell(
      `${of}: ≥ ${atLeast} × as fast as ${against}`,
      `${(1 / times).toFixed(1)} ×`,
      1 / times >= atLeast,
    )
  })
  return met.every(Boolean)
}

async function sameAnswers<I>(inputs: readonly I[], contenders: readonly Contender<I>[]) {
  const [ours, ...others] = contenders
  for (const input of inputs) {
    const expected = await ours?.answer(input)
    for (const { name, answer } of others) deepStrictEqual(await answer(input), expected, name)
  }
}

interface Runner {
  readonly name: string
  /** Nanoseconds of one operation. */
  readonly samples: number[]
  readonly sample: () => Promise<void>
}

/** Holds the latest result, so that no operation can be left out. */
const latest: unknown[] = [undefined]

/**
 * Warms a contender up and finds how often the inputs must be gone through for a sample. Time is the thread's own processor time: what
 * other programs take does not count.
 */
async function runnerOf<I>(inputs: readonly I[], { name, run }: Contender<I>): Promise<Runner> {
  const [first] = inputs
  const asynchronous = first !== undefined && run(first) instanceof Promise
  const time = async (times: number): Promise<number> => {
    const before = process.threadCpuUsage()
    for (let index = 0; index < times; index += 1) {
      if (asynchronous) for (const input of inputs) latest[0] = await run(input)
      else for (const input of inputs) latest[0] = run(input)
    }
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  let times = 1
  for (let taken = await time(times); taken < sampleMs; taken = await time(times)) {
    times = Math.ceil(times * Math.min(10, Math.max(1.1, sampleMs / taken)))
  }
  const samples: number[] = []
  return {
    name,
    samples,
    sample: async () => {
      samples.push(((await time(times)) / times / inputs.length) * 1e6)
    },
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function tell(target: string, measured: string, met: boolean) {
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${target}: ${measured}`)
  return met
}
