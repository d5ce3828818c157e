/**
 * Loaded before a server that a walk leads through days: its clock, which the database in the process goes by too, runs ahead of the machine's by as
 * much as the walk last said. Timers stay real, but a long pause, as between two rounds of a job, is over when the clock is moved.
 */
const RealDate = globalThis.Date
let aheadMs = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + aheadMs] : given, asked),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
})

const longMs = 20_000
const realSetTimeout = globalThis.setTimeout
const pauses = new Map<NodeJS.Timeout, () => void>()

globalThis.setTimeout = Object.assign(
  (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (ms === undefined || ms < longMs || given.length > 0) return realSetTimeout(work, ms, ...given)
    const timer = realSetTimeout(() => {
      pauses.delete(timer)
      work()
    }, ms)
    pauses.set(timer, work)
    return timer
  },
  realSetTimeout,
)

function endPauses(): void {
  for (const [timer, work] of [...pauses]) {
    // A timer that the process waits for is a limit, not a pause.
    if (timer.hasRef()) continue
    clearTimeout(timer)
    pauses.delete(timer)
    work()
  }
}

process.on('message', (message: { readonly aheadMs: number }) => {
  aheadMs = message.aheadMs
  endPauses()
  process.send?.('moved')
})
process.channel?.unref()
