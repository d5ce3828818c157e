import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process as it was last seen. `own` and `reaped` are seconds: what it used itself, and what its ended children used of which it was told.
 *
 * @typedef {{ pid: number, started: string, parent: Seen | null, own: number, reaped: number, isAlive: boolean }} Seen
 */

/** The number of ticks a second in which Linux counts a process's time. */
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

/**
 * Reads what a process was started with; null where that is not told: it has ended, or is another user's.
 *
 * @param {number} pid
 */
function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return null
  }
}

/** Adds up the processor time of commands and of all that they start, by looking at the machine's processes every so often. */
export class ProcessorTime {
  /** @type {Map<number, Seen>} */
  #seen = new Map()
  /** @type {Map<Seen, Seen[]>} */
  #children = new Map()
  /** The mark that a command and all below it have in their environment. @type {Map<string, Seen>} */
  #marks = new Map()
  /** The processes that were looked into for a mark, by when they started. @type {Map<number, string>} */
  #asked = new Map()
  #read
  #environmentOf

  /** @param {typeof processes} [read] @param {typeof environmentOf} [readEnvironment] */
  constructor(read = processes, readEnvironment = environmentOf) {
    this.#read = read
    this.#environmentOf = readEnvironment
  }

  /** Looks once: every quarter of a second is often enough, since an ended child's time is its parent's to tell. */
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
    const inOrder = [...running].sort(
      ([pid, { started }], [other, of]) => Number(started) - Number(of.started) || pid - other,
    )
    for (const [pid, { parentPid, started, own, reaped }] of inOrder) {
      if (this.#seen.has(pid)) continue
      const parent = this.#seen.get(parentPid) ?? this.#starterOf(pid, started)
      if (parent !== undefined) this.#add({ pid, started, parent, own, reaped, isAlive: true })
    }
  }

  /**
   * The command to which a process belongs whose parent is not known: a server in the background has left its own, often between two looks.
   *
   * @param {number} pid
   * @param {string} started
   */
  #starterOf(pid, started) {
    if (this.#marks.size === 0 || this.#asked.get(pid) === started) return undefined
    this.#asked.set(pid, started)
    const environment = this.#environmentOf(pid) ?? []
    return [...this.#marks].find(([mark]) => environment.includes(mark))?.[1]
  }

  /** @param {Seen} seen */
  #add(seen) {
    this.#seen.set(seen.pid, seen)
    this.#children.set(seen, [])
    if (seen.parent !== null) this.#children.get(seen.parent)?.push(seen)
  }

  /**
   * Follows a command from its start; returns how to ask for the seconds that it and all below it have used so far, null where they are unknown.
   * By `mark`, a line of its environment that no other command has, what it leaves running in the background is known for its own.
   *
   * @param {number} pid
   * @param {string} [mark]
   * @returns {() => number | null}
   */
  follow(pid, mark) {
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
    if (mark !== undefined) this.#marks.set(mark, root)
    return () => this.#total(root)
  }

  /**
   * Sums the time of a process. What ended children used is told by their parent where it asked how they ended, and known from the last look where it
   * did not.
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
/** The number of commands that are followed. */
let followed = 0
/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Follows a command that this process has started; the returned function ends that and tells the seconds, null where they are unknown.
 *
 * @param {number | undefined} pid
 * @param {string} [mark] a line of its environment that no other command has
 * @returns {() => number | null}
 */
export function followProcessorTime(pid, mark) {
  if (pid === undefined) return () => null
  const seconds = shared.follow(pid, mark)
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
