import { deepStrictEqual } from 'node:assert/strict'

/** One way of doing the work that is compared: our own, the hand-written limit, or a peer. */
export interface Contender<I> {
  readonly name: string
  readonly run: (input: I) => unknown
  /** What it answers, in a form that can be compared with the others' answers. */
  readonly answer: (input: I) => unknown
}

/** What the ratio of ours to another contender must be, at the median. */
export interface Target {
  readonly against: string
  /** Ours takes at most this many times as long. */
  readonly atMost?: number
  /** Ours is at least this many times as fast. */
  readonly atLeast?: number
}

/** Contenders take turns, so that a busy moment of the machine meets them all. */
const rounds = 20
const roundMs = 25
/** Samples are short: most of them are not interrupted, and the median is one of those. */
const sampleMs = 0.3

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
    for (const runner of runners) await runner.sample(roundMs)
  }
  const nanoseconds = new Map(runners.map(({ name, samples }) => [name, median(samples)]))
  const ours = nanoseconds.get(contenders[0]?.name ?? '') ?? Number.NaN
  console.log(`\n${title}`)
  for (const [name, time] of nanoseconds) {
    const speed = Math.round(1e9 / time).toLocaleString('en-CA')
    console.log(
      `  ${name.padEnd(36)}${speed.padStart(12)} ops/s  ${(time / ours).toFixed(2).padStart(9)} × ours`,
    )
  }
  const met = targets.map(({ against, atMost, atLeast }) => {
    const ratio = (nanoseconds.get(against) ?? Number.NaN) / ours
    if (atMost !== undefined)
      return tell(`≤ ${atMost} × ${against}`, `${(1 / ratio).toFixed(2)} ×`, 1 / ratio <= atMost)
    return tell(`≥ ${atLeast} × as fast as ${against}`, `${ratio.toFixed(1)} ×`, ratio >= (atLeast ?? 0))
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
  readonly sample: (milliseconds: number) => Promise<void>
}

/** Written to on every operation, so that no operation can be left out. */
export let lastResult: unknown

/** Warms a contender up and finds how often the inputs must be gone through for a sample. */
async function runnerOf<I>(inputs: readonly I[], { name, run }: Contender<I>): Promise<Runner> {
  const [first] = inputs
  const asynchronous = first !== undefined && run(first) instanceof Promise
  const time = async (times: number): Promise<number> => {
    const started = process.hrtime.bigint()
    for (let index = 0; index < times; index += 1) {
      if (asynchronous) for (const input of inputs) lastResult = await run(input)
      else for (const input of inputs) lastResult = run(input)
    }
    return Number(process.hrtime.bigint() - started)
  }
  const warmUntil = performance.now() + 300
  let times = 1
  while (performance.now() < warmUntil) {
    if ((await time(times)) < sampleMs * 1e6) times = Math.ceil(times * 1.2)
  }
  const samples: number[] = []
  return {
    name,
    samples,
    sample: async (milliseconds) => {
      const until = performance.now() + milliseconds
      do samples.push((await time(times)) / times / inputs.length)
      while (performance.now() < until)
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
