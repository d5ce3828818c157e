import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process as it was last seen. `own` and `reaped` are seconds: what it used itself, and what its ended children used of which it was told.
 *
 * @typedef {{ pid: number, started: string, parent: Seen | null, own: number, reaped: number, isAlive: boolean }} Seen
 */

/** What Linux counts a process's time in. */
const ticksASecond = 100

/**
 * The fields of `/proc/<pid>/stat` that matter here.
 *
 * @param {string} stat
 * @returns {{ parentPid: number, started: string, own: number, reaped: number }}
 */
export function parseStat(stat) {
  // `pid (name) state ppid …`; the name may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const seconds = (/** @type {number} */ first) =>
    (Number(fields[first]) + Number(fields[first + 1])) / ticksASecond
  return { parentPid: Number(fields[1]), started: fields[19] ?? '', own: seconds(11), reaped: seconds(13) }
}

/** @returns {Map<number, ReturnType<typeof parseStat>>} the processes of this machine; none where the system does not tell */
function processes() {
  const found = new Map()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      try {
        found.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')))
      } catch {
        // It has ended since.
      }
    }
  } catch {
    return new Map()
  }
  return found
}

/** Adds up the processor time of commands and of all that they start, by looking at the machine's processes every so often. */
export class ProcessorTime {
  /** @type {Map<number, Seen>} */
  #seen = new Map()
  /** @type {Map<Seen, Seen[]>} */
  #children = new Map()
  #read

  /** @param {typeof processes} [read] */
  constructor(read = processes) {
    this.#read = read
  }

  /** Looks once: every half second is often enough, since an ended child's time is its parent's to tell. */
  look() {
    const running = this.#read()
    for (const [pid, seen] of this.#seen) {
      const now = running.get(pid)
      if (now?.started === seen.started) Object.assign(seen, { own: now.own, reaped: now.reaped })
      else {
        seen.isAlive = false
        this.#seen.delete(pid)
      }
    }
    // A child may come before its parent in the list, so what is added may have further children.
    let isComplete = false
    while (!isComplete) {
      isComplete = true
      for (const [pid, { parentPid, started, own, reaped }] of running) {
        const parent = this.#seen.get(parentPid)
        if (parent === undefined || this.#seen.has(pid)) continue
        this.#add({ pid, started, parent, own, reaped, isAlive: true })
        isComplete = false
      }
    }
  }

  /** @param {Seen} seen */
  #add(seen) {
    this.#seen.set(seen.pid, seen)
    this.#children.set(seen, [])
    if (seen.parent !== null) this.#children.get(seen.parent)?.push(seen)
  }

  /**
   * Follows a command from its start; returns how to ask for the seconds that it and all below it have used so far, null where they are unknown.
   *
   * @param {number} pid
   * @returns {() => number | null}
   */
  follow(pid) {
    const stat = this.#read().get(pid)
    if (stat === undefined) return () => null
    /** @type {Seen} */
    const root = {
      pid,
      started: stat.started,
      parent: null,
      own: stat.own,
      reaped: stat.reaped,
      isAlive: true,
    }
    this.#add(root)
    return () => this.#total(root)
  }

  /**
   * What ended children used is told by their parent where it asked how they ended, and known from the last look where it did not.
   *
   * @param {Seen} seen
   * @returns {number}
   */
  #total(seen) {
    let running = 0
    let ended = 0
    for (const child of this.#children.get(seen) ?? []) {
      if (child.isAlive) running += this.#total(child)
      else ended += this.#total(child)
    }
    return seen.own + running + Math.max(seen.reaped, ended)
  }
}

const shared = new ProcessorTime()
/** How many commands are followed. */
let followed = 0
/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Follows a command that this process has started; the returned function ends that and tells the seconds, null where they are unknown.
 *
 * @param {number | undefined} pid
 * @returns {() => number | null}
 */
export function followProcessorTime(pid) {
  if (pid === undefined) return () => null
  const seconds = shared.follow(pid)
  followed += 1
  timer ??= setInterval(() => shared.look(), 250).unref()
  return () => {
    followed -= 1
    if (followed === 0) {
      clearInterval(timer)
      timer = undefined
    }
    return seconds()
  }
}
