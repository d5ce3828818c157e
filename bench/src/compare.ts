import { do_not_optimize, measure } from 'mitata'

/** One way of doing the work that is compared: our own, the hand-written limit, or a peer. */
export interface Contender {
  readonly name: string
  readonly run: () => unknown
}

/** What the ratios of a comparison must be; each names a contender and how many times slower (or faster) than ours it is. */
export interface Target {
  readonly against: string
  /** Ours takes at most this many times as long. */
  readonly atMost?: number
  /** Ours is at least this many times as fast. */
  readonly atLeast?: number
}

/**
 * Measures contenders in one run, the first being ours, and prints operations a second and the ratio to ours at the median.
 *
 * @returns whether every target is met
 */
export async function compare(title: string, contenders: readonly Contender[], targets: readonly Target[]) {
  const medians = new Map<string, number>()
  for (const { name, run } of contenders) {
    const asynchronous = run() instanceof Promise
    const { p50 } = asynchronous
      ? await measure(async () => do_not_optimize(await run()))
      : await measure(() => do_not_optimize(run()))
    medians.set(name, p50)
  }
  const ours = medians.get(contenders[0]?.name ?? '') ?? Number.NaN
  console.log(`\n${title}`)
  for (const [name, nanoseconds] of medians) {
    const speed = Math.round(1e9 / nanoseconds).toLocaleString('en-CA')
    console.log(
      `  ${name.padEnd(34)}${speed.padStart(14)} ops/s  ${(nanoseconds / ours).toFixed(2).padStart(9)} × ours`,
    )
  }
  const met = targets.map(({ against, atMost, atLeast }) => {
    const ratio = (medians.get(against) ?? Number.NaN) / ours
    if (atMost !== undefined)
      return tell(`≤ ${atMost} × ${against}`, `${(1 / ratio).toFixed(2)} ×`, 1 / ratio <= atMost)
    return tell(`≥ ${atLeast} × as fast as ${against}`, `${ratio.toFixed(1)} ×`, ratio >= (atLeast ?? 0))
  })
  return met.every(Boolean)
}

function tell(target: string, measured: string, met: boolean) {
  console.log(`  ${met ? 'met   ' : 'MISSED'} ${target}: ${measured}`)
  return met
}
