import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { startTargets, targets } from './targets.mjs'

const skipped = new Set(['dist', 'node_modules', '.cache', 'e2e', 'test', 'storybook-static'])
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$|\.tsbuildinfo$/.test(name)

/**
 * Every source file below a directory, in a fixed order.
 *
 * @param {string} directory
 * @returns {string[]}
 */
const sources = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
      return isTest(entry.name) ? [] : [path]
    })

/**
 * The state of the source files below directories, and of the company that is built for.
 *
 * @param {readonly string[]} directories
 */
export function fingerprint(directories) {
  const { COMPANY = '' } = process.env
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(COMPANY)
  for (const file of [...directories, ...(COMPANY === '' ? [] : [COMPANY])].flatMap(sources))
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** @typedef {typeof targets[number]} Target */

/** @param {Target} target */
const stampOf = (target) => join('.cache', `built-${target.workspace.replace('/', '-')}`)

/** @param {Target} target @param {string} print */
const isFresh = (target, print) =>
  target.outputs.every((output) => existsSync(output)) &&
  existsSync(stampOf(target)) &&
  readFileSync(stampOf(target), 'utf8') === print

/** @param {Target} target @param {string} print */
async function build(target, print) {
  await run(`Building: ${target.name}`, 'npm', ['run', 'build', '--silent', '--workspace', target.workspace])
  const missing = target.outputs.filter((output) => !existsSync(output))
  if (missing.length > 0) throw new Error(`Building: ${target.name} did not make ${missing.join(', ')}.`)
  writeFileSync(stampOf(target), print)
}

/**
 * Builds what is missing or was made from other sources.
 *
 * @param {readonly string[]} [names] of targets; what `npm start` runs when left out
 */
export async function buildIfStale(names = startTargets) {
  const unknown = names.filter((name) => !targets.some((target) => target.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `Nothing is called ${unknown.join(', ')}. To build: ${targets.map(({ name }) => name).join(', ')}.`,
    )
  }
  const stale = targets
    .filter(({ name }) => names.includes(name))
    .map((target) => ({ target, print: fingerprint(target.from) }))
    .filter(({ target, print }) => !isFresh(target, print))
  if (stale.length === 0) return
  console.log(`Building ${stale.map(({ target }) => target.name).join(', ')} …`)
  mkdirSync('.cache', { recursive: true })
  await Promise.all(stale.map(({ target, print }) => build(target, print)))
}
