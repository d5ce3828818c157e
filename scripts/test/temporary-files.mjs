import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../start/root.mjs'

/** The place where Linux keeps files in memory; containers often give it too little. */
const inMemory = '/dev/shm'
const neededBytes = 2 * 1024 ** 3

/**
 * Where tests keep their databases and profiles: in memory where there is room, since writing a copy of a database to a disk takes longer than most
 * tests on it. What the environment names in `TMPDIR` wins.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {(path: string) => { bavail: number, bsize: number }} [statfs]
 * @returns {string}
 */
export function placeOfTemporaryFiles(environment = process.env, statfs = statfsSync) {
  if (environment.TMPDIR) return environment.TMPDIR
  try {
    const { bavail, bsize } = statfs(inMemory)
    return bavail * bsize >= neededBytes ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** @param {string} name */
const runOf = (name) => Number(/^dustforce-run-(\d+)-/.exec(name)?.[1])

/**
 * A run that is killed cannot remove its files: the next one does.
 *
 * @param {string} place
 */
function removeLeftBehind(place) {
  for (const name of readdirSync(place)) {
    const pid = runOf(name)
    if (Number.isNaN(pid) || isRunning(pid)) continue
    try {
      rmSync(join(place, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // It belongs to another user, whose next run removes it.
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    // EPERM: it runs, and is another user's.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}

/**
 * Gives this process, and all that it starts, a directory of its own for temporary files, which goes with it. Within a run it is the run's. The
 * configurations of the test runners call it too, so a runner that is started by itself leaves nothing behind either.
 */
export function useTemporaryFiles() {
  if (isRunning(runOf(basename(process.env.TMPDIR ?? '')))) return
  const place = placeOfTemporaryFiles()
  removeLeftBehind(place)
  const directory = mkdtempSync(join(place, `dustforce-run-${process.pid}-`))
  // PostgreSQL runs as another user where this process is root.
  chmodSync(directory, 0o755)
  process.env.TMPDIR = directory
  // These are worth keeping for the next run.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node-compile-cache')
  process.env.PWTEST_CACHE_DIR ??= join(root, '.cache/playwright-transform-cache')
  process.on('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
}
