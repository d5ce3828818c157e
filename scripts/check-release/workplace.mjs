import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeWorkingCopy } from '../faults/working-copy.mjs'

/**
 * Where a release is checked: a copy of the repository without any build output, and two projects outside it. `bare` installs the packed
 * packages alone, `full` their optional peers too.
 *
 * @typedef {{ root: string, copy: string, tarballs: string, bare: string, full: string }} Workplace
 */

/**
 * Makes the directories of a check, the copy with the files as they are now.
 *
 * @param {string} root
 * @returns {Workplace & { home: string }}
 */
export function makeWorkplace(root) {
  const home = mkdtempSync(join(tmpdir(), 'dustforce-release-'))
  const [copy, tarballs, bare, full] = ['repository', 'tarballs', 'bare', 'full'].map((name) => {
    mkdirSync(join(home, name))
    return join(home, name)
  })
  if (!copy || !tarballs || !bare || !full) throw new Error('A directory is missing.')
  makeWorkingCopy(root, copy)
  return { home, root, copy, tarballs, bare, full }
}

/**
 * The directories of the packages that are published.
 *
 * @param {string} copy
 * @returns {string[]}
 */
export function publishedPackages(copy) {
  return (
    readdirSync(join(copy, 'packages'))
      .map((name) => join(copy, 'packages', name))
      // The companies are folders of plain files.
      .filter(
        (directory) =>
          existsSync(join(directory, 'package.json')) && readManifest(directory).private !== true,
      )
  )
}

/**
 * @param {string} directory
 * @returns {{ name: string, private?: boolean, exports?: Record<string, string | Record<string, string>>, devDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 */
export function readManifest(directory) {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
}
