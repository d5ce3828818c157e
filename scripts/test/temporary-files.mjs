import { statfsSync } from 'node:fs'

/** Where Linux keeps files in memory; containers often give it too little. */
const inMemory = '/dev/shm'
const neededBytes = 2 * 1024 ** 3

/**
 * Where tests keep their databases and profiles: in memory where there is room, since writing each copy of a database to a disk takes longer than
 * most tests on it. What the environment names in `TMPDIR` wins; undefined for the system's own place.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {(path: string) => { bavail: number, bsize: number }} [statfs]
 * @returns {string | undefined}
 */
export function temporaryFiles(environment = process.env, statfs = statfsSync) {
  if (environment.TMPDIR) return environment.TMPDIR
  try {
    const { bavail, bsize } = statfs(inMemory)
    return bavail * bsize >= neededBytes ? inMemory : undefined
  } catch {
    return undefined
  }
}

/** Keeps the temporary files of this process and of all that it starts there. */
export function useTemporaryFiles() {
  const directory = temporaryFiles()
  if (directory !== undefined) process.env.TMPDIR = directory
}
