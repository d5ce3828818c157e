import { collectGarbage } from './collect-garbage.ts'

/*
 * The most bytes of visitors' bodies that this server holds at a time. Small bodies are read as they come, up to a sum for each visitor and for all together.
 * A large one waits for one of few places before a byte of it is read, and each visitor has one of them, so that many uploads at once cost time and
 * not memory.
 */

const kilobyte = 1024
const smallBody = 64 * kilobyte
const hugeBody = 1024 * kilobyte
const smallBodiesOfVisitor = 2 * 1024 * kilobyte
const smallBodiesTogether = 48 * 1024 * kilobyte
const largeBodiesAtOnce = 2
const mostWaiting = 60
const mostWaitingOfVisitor = 4
const longestWaitMs = 10_000

/** Room for one body, to be given back when its request is answered. */
export interface BodyRoom {
  readonly release: () => void
}

/** Why there is no room: one visitor sends too much at once, or all together do. */
export type NoRoom = 'visitor-busy' | 'server-busy'

export interface BodyLimits {
  /** Waits for room for a body of `bytes`, or of unknown length (null), from a visitor. */
  readonly enter: (bytes: number | null, visitor: string) => Promise<BodyRoom | NoRoom>
}

interface Waiting {
  readonly visitor: string
  readonly start: () => void
}

/** Makes the limits of one server; `afterHuge` is called when a body of more than a megabyte, or of unknown length, has been dealt with. */
export function makeBodyLimits(afterHuge: () => void = collectGarbage): BodyLimits {
  const busy = new Set<string>()
  const waiting: Waiting[] = []
  const small = new Map<string, number>()
  let smallTogether = 0

  const startNext = (): void => {
    while (busy.size < largeBodiesAtOnce) {
      const next = waiting.findIndex(({ visitor }) => !busy.has(visitor))
      if (next === -1) return
      for (const { visitor, start } of waiting.splice(next, 1)) {
        busy.add(visitor)
        start()
      }
    }
  }
  const once = (work: () => void): BodyRoom => {
    let isDone = false
    return {
      release: () => {
        if (isDone) return
        isDone = true
        work()
      },
    }
  }
  const addSmall = (visitor: string, bytes: number): void => {
    smallTogether += bytes
    const sum = (small.get(visitor) ?? 0) + bytes
    if (sum === 0) small.delete(visitor)
    else small.set(visitor, sum)
  }
  const enterSmall = (visitor: string, bytes: number): BodyRoom | NoRoom => {
    if ((small.get(visitor) ?? 0) + bytes > smallBodiesOfVisitor) return 'visitor-busy'
    if (smallTogether + bytes > smallBodiesTogether) return 'server-busy'
    addSmall(visitor, bytes)
    return once(() => addSmall(visitor, -bytes))
  }
  const enterLarge = (bytes: number | null, visitor: string): Promise<BodyRoom | NoRoom> | NoRoom => {
    if (waiting.filter((other) => other.visitor === visitor).length >= mostWaitingOfVisitor)
      return 'visitor-busy'
    if (waiting.length >= mostWaiting) return 'server-busy'
    return new Promise((resolve) => {
      const start = () => {
        clearTimeout(impatience)
        const leave = () => {
          if (bytes === null || bytes > hugeBody) afterHuge()
          busy.delete(visitor)
          startNext()
        }
        resolve(once(leave))
      }
      const own = { visitor, start }
      const impatience = setTimeout(() => {
        waiting.splice(waiting.indexOf(own), 1)
        resolve(busy.has(visitor) ? 'visitor-busy' : 'server-busy')
      }, longestWaitMs).unref()
      waiting.push(own)
      startNext()
    })
  }

  return {
    enter: async (bytes, visitor) =>
      bytes !== null && bytes <= smallBody ? enterSmall(visitor, bytes) : enterLarge(bytes, visitor),
  }
}
