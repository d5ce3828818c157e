import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/root.mjs'

/**
 * The number of tests that each test file had when somebody last counted: `npm run test:count` after a whole run. A file that is gone, or has fewer
 * tests, turns the run red until the count says so too, in the same commit.
 *
 * @typedef {Readonly<Record<string, number>>} TestCounts
 */

const file = join(root, 'scripts/test/test-counts.json')

/** @returns {TestCounts} */
export function readCounts() {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {TestCounts} counts */
export function writeCounts(counts) {
  const sorted = Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/**
 * Counts the tests of each file that ran, or would have where the machine allows it.
 *
 * @param {readonly { file: string }[]} tests
 * @returns {TestCounts}
 */
export function countsOf(tests) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { file } of tests) counts[file] = (counts[file] ?? 0) + 1
  return counts
}

const again = 'npm run test:count says so'

/**
 * Finds what is wrong with the tests of a run by their number. A file may gain tests without being counted again, but not half of what it has: they
 * could be lost again unnoticed.
 *
 * @param {readonly { file: string }[]} tests
 * @param {TestCounts} counted of the files that the run has to have
 * @returns {string[]}
 */
export function judgeCounts(tests, counted) {
  const ran = countsOf(tests)
  return [
    ...Object.entries(counted).flatMap(([name, count]) => {
      const now = ran[name] ?? 0
      if (now === 0) return [`gone with its ${count} tests: ${name}; if that is meant, ${again}`]
      if (now < count) return [`${now} of ${count} tests are left: ${name}; if that is meant, ${again}`]
      return now >= 2 * count ? [`${now} tests where ${count} were counted: ${name}; ${again}`] : []
    }),
    ...Object.keys(ran)
      .filter((name) => counted[name] === undefined)
      .map((name) => `not counted yet: ${name}; ${again}`),
  ]
}
