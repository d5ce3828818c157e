import { createRequire } from 'node:module'
import { flushSync } from 'react-dom'

/*
 * React as it is shipped, at half the processor time, has no `act`, by which Testing Library draws. This one draws what its callback changed before
 * it returns; awaited, also what follows from that: transitions, and what effects change. React for development keeps its own.
 */

interface Scheduler {
  readonly unstable_IdlePriority: number
  readonly unstable_scheduleCallback: (priority: number, callback: () => void) => unknown
}

const require = createRequire(import.meta.url)
const scheduler: Scheduler = createRequire(require.resolve('react-dom'))('scheduler')

/** Waits until React has nothing more urgent to do than this. */
const idle = () =>
  new Promise<void>((resolve) => {
    scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve)
  })

/** Draws what a callback changes; what a component throws meanwhile is thrown, which React would only report to the window. */
function draw<T>(callback: () => T): T {
  const thrown: unknown[] = []
  const note = (event: ErrorEvent) => {
    event.preventDefault()
    thrown.push(event.error)
  }
  window.addEventListener('error', note)
  try {
    const result = flushSync(callback)
    if (thrown.length > 0) throw thrown[0]
    return result
  } finally {
    window.removeEventListener('error', note)
  }
}

async function settle(drawn: PromiseLike<unknown>) {
  const result = await drawn
  // An effect of what was drawn may ask for more.
  for (let turn = 0; turn < 3; turn += 1) await idle()
  return result
}

function act(callback: () => PromiseLike<unknown> | undefined) {
  const drawn = draw(callback)
  return typeof drawn?.then === 'function' ? settle(drawn) : undefined
}

const react = require('react')
if (react.act === undefined) Object.assign(react, { act })
