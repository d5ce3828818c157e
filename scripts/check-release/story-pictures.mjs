import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './must-run.mjs'

/** @param {string} root */
const home = (root) => join(root, '.cache', 'story-pictures')

/**
 * The folder of the pictures of what is checked out.
 *
 * @param {string} root
 */
export function picturesNow(root) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return join(home(root), commit.trim())
}

/**
 * Compares the pictures with those of the check before, and says where the page of what differs is.
 *
 * @param {string} root
 */
export async function comparePictures(root) {
  const after = picturesNow(root)
  const [before] = readdirSync(home(root))
    .map((name) => join(home(root), name))
    .filter((folder) => folder !== after && existsSync(folder))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (before === undefined) return console.log('No pictures of an earlier commit: nothing to compare with.')
  console.log(await mustRun(['node', 'scripts/compare-stories.mjs', before, after], { cwd: root }))
}
