import { readFileSync } from 'node:fs'
import { startTargets } from '../start/targets.mjs'
import { readCounts } from './test-counts.mjs'
import { kindOf, testFiles } from './test-files.mjs'

/**
 * A step of `npm test`: a command that passes or fails as a whole, or, with `files`, a test run that has to run every one of them, and with `counts`
 * as many of their tests.
 *
 * @typedef {{ name: string, command: readonly string[], files?: () => string[], counts?: () => import('./test-counts.mjs').TestCounts }} Step
 */

/** @param {string} project */
const vitest = (project) => [
  ...['vitest', '--config', 'vitest.workspace.ts', 'run', '--project', `${project}*`, '--allowOnly=false'],
  ...['--reporter=dot', '--reporter=./scripts/test/vitest-reporter.mjs'],
]

/** @param {Parameters<typeof testFiles>[0]} kind */
const all = (kind) => ({
  files: () => testFiles(kind),
  counts: () => Object.fromEntries(Object.entries(readCounts()).filter(([file]) => kindOf(file) === kind)),
})

/** Every step by itself quick to judge: what needs no build and no other step. */
const checks = [
  // Several checkers of a project each check what they share: a third more processor time.
  { name: 'types', command: ['tsc', '-b', '--checkers', '1'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused', command: ['knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'build', command: ['node', 'scripts/build.mjs', ...startTargets] },
  { name: 'package', command: ['node', 'scripts/check-package.mjs'] },
]

/** @param {readonly string[]} projects */
const playwright = (projects) => [
  ...['playwright', 'test', '--forbid-only', ...projects.flatMap((project) => ['--project', project])],
  '--reporter=dot,./scripts/test/playwright-reporter.mjs',
]

/** The walks of `npm test`, and those for a release at each width. */
const walkProjects = ['walks']
const longWalkProjects = ['desktop-long', 'phone-long']

/** @param {string} file */
function holdsLongWalk(file) {
  return /@long|@phone(?!-only)/.test(readFileSync(file, 'utf8'))
}

/** Test runs in Node. */
const inNode = [
  { name: 'database', command: vitest('database'), ...all('database') },
  { name: 'unit', command: vitest('unit'), ...all('unit') },
]

/** Test runs in a browser, and those that mostly wait for programs: about as long as the others, so that two processors are busy to the end. */
const elsewhere = [
  { name: 'stories', command: vitest('stories'), ...all('stories') },
  { name: 'end-to-end', command: playwright(walkProjects), ...all('end-to-end') },
  { name: 'processes', command: vitest('processes'), ...all('processes') },
]

/**
 * Test runs of `npm run check:release` that `npm test` leaves out: slow ones that quicker tests mostly cover.
 *
 * @type {readonly Step[]}
 */
export const longSteps = [
  { name: 'long-tests', command: vitest('long'), ...all('long-tests') },
  {
    name: 'long-walks',
    command: [...playwright(longWalkProjects), '--workers=2'],
    files: () => [...testFiles('long-walks'), ...testFiles('end-to-end').filter(holdsLongWalk)],
  },
  // Firefox and WebKit have to be installed: `npm run doctor` says how.
  { name: 'engines', command: playwright(['engines']), ...all('engines') },
]

/**
 * The order of the run: the groups one after the other, the lanes of a group beside each other, the steps of a lane one after the other.
 *
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
export const groups = [checks.map((step) => [step]), [elsewhere, inNode]]

/** Every step; those that run test files are named after the kind of file. */
export const steps = groups.flat(2)

/** Every step's name, as `npm test -- <name>` takes them. */
export const stepNames = steps.map(({ name }) => name)

/** A walk that is asked for by name runs at every width, also when it is one for a release. */
const namedWalks = { name: 'end-to-end', command: playwright([...walkProjects, ...longWalkProjects]) }

/**
 * The step that runs a test file, with all of its tests; undefined for another file.
 *
 * @param {string} file
 */
export function stepOf(file) {
  const step = [...steps, ...longSteps].find(({ name }) => name === kindOf(file))
  return step?.command[0] === 'playwright' && step.name !== 'engines' ? namedWalks : step
}
