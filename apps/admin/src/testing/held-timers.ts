import { spyOn } from 'storybook/test'

interface Timers {
  setTimeout: (handler: () => void, delay?: number) => number
  clearTimeout: (id?: number) => void
}

/** Holds back every timer of one length until `fire`, so that a story decides when a pause is over. Timers of other lengths go on. */
export function holdTimers(milliseconds: number) {
  const timers: Timers = window
  const held = new Map<number, () => void>()
  const start = timers.setTimeout.bind(window)
  const clear = timers.clearTimeout.bind(window)
  let last = 0
  const starts = spyOn(timers, 'setTimeout').mockImplementation((handler, delay) => {
    if (delay !== milliseconds) return start(handler, delay)
    last -= 1
    held.set(last, handler)
    return last
  })
  const clears = spyOn(timers, 'clearTimeout').mockImplementation((id) => {
    if (id === undefined || !held.delete(id)) clear(id)
  })
  return {
    /** Ends the pause of every timer that was not cleared, and returns how many there were. */
    fire: (): number => {
      const handlers = [...held.values()]
      held.clear()
      for (const handler of handlers) handler()
      return handlers.length
    },
    release: () => {
      starts.mockRestore()
      clears.mockRestore()
    },
  }
}
