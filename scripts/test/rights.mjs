import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A right that a test needs and that not every machine gives. A test that cannot be tried says so by `skip(needs)`; the run then says 'not tried
 * here' and is green, but only for a test in one of these `files`, and only where the machine indeed does not give it. Any other skipped test is a
 * failure.
 *
 * @typedef {{ needs: string, isGiven: () => boolean, files: readonly string[] }} Right
 */

function canMount() {
  const place = mkdtempSync(join(tmpdir(), 'dustforce-mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', place], { stdio: 'ignore' })
    execFileSync('umount', [place], { stdio: 'ignore' })
    return true
  } catch {
    return false
  } finally {
    rmdirSync(place)
  }
}

/** @type {readonly Right[]} */
export const rights = [
  {
    needs: 'the right to mount a file system',
    isGiven: canMount,
    files: ['packages/local-stack/src/start/full-disk.long.test.ts'],
  },
  {
    needs: 'Linux, which tells of its processes in /proc',
    isGiven: () => existsSync('/proc/self/stat'),
    files: [
      'packages/local-stack/src/cli/uploads.long.test.ts',
      'packages/postgres-server/src/start-postgres-server.db.test.ts',
      'scripts/test/processor-time.test.ts',
    ],
  },
]

/**
 * Returns what a skipped test lacks here; undefined where it could have been tried.
 *
 * @param {{ file: string, note?: string | undefined }} test
 * @param {readonly Right[]} list
 */
export function missingRight({ file, note }, list) {
  return list.find(({ needs, isGiven, files }) => note === needs && files.includes(file) && !isGiven())?.needs
}
