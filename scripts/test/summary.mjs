import { stripVTControlCharacters } from 'node:util'

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Enough of a failed step's output to see what failed. */
const outputLimit = 20_000

/**
 * A step's line, followed by its reasons and output when it failed.
 *
 * @param {import('./run-step.mjs').StepResult} step
 * @returns {string}
 */
export function stepText({ name, ok, passed, failed, ms, processorSeconds, reasons, output }) {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  const used = processorSeconds === null ? '' : ` (${processorSeconds.toFixed(0)} s of processor time)`
  const line = `${ok ? 'ok    ' : 'FAILED'}  ${name}  ${counts}  ${seconds(ms)}${used}`
  if (ok) return line
  // The reasons last: the end of a long output is what is read.
  return [
    line,
    stripVTControlCharacters(output).slice(-outputLimit).trimEnd(),
    ...reasons.map((reason) => `  ${name}: ${reason}`),
  ].join('\n')
}

/**
 * The slowest of what tests took together by a key, slowest first.
 *
 * @param {readonly import('./run-report.mjs').TestResult[]} tests
 * @param {(test: import('./run-report.mjs').TestResult) => string} key
 */
function slowest(tests, key, count = 10) {
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const test of tests) sums.set(key(test), (sums.get(key(test)) ?? 0) + test.ms)
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `${seconds(ms).padStart(8)}  ${name}`)
}

/**
 * The slowest files and tests of all steps, slowest first; nothing where no test ran.
 *
 * @param {readonly import('./run-step.mjs').StepResult[]} steps
 * @returns {string}
 */
export function slowestText(steps) {
  const tests = steps.flatMap((step) => step.tests)
  if (tests.length === 0) return ''
  const files = slowest(tests, ({ file }) => file)
  const single = slowest(tests, ({ file, name }) => `${file} > ${name}`)
  return ['', 'The slowest files:', ...files, '', 'The slowest tests:', ...single, ''].join('\n')
}

/**
 * Says what the run as a whole took, and what it did not try: where this machine does not allow it, and what only a release needs.
 *
 * @param {readonly import('./run-step.mjs').StepResult[]} steps
 * @param {number} ms
 * @returns {string}
 */
export function runText(steps, ms) {
  const used = steps.reduce((sum, step) => sum + (step.processorSeconds ?? 0), 0)
  const known = steps.every((step) => step.processorSeconds !== null)
  return [
    known ? `${seconds(ms)}, ${used.toFixed(0)} s of processor time` : seconds(ms),
    ...steps.flatMap(({ untried }) => untried.map((test) => `not tried here: ${test}`)),
    'Left to npm run check:release: long tests and walks, walks in Firefox and WebKit, other cases of the properties, planted faults.',
  ].join('\n')
}

/**
 * The last line of the run.
 *
 * @param {readonly import('./run-step.mjs').StepResult[]} steps
 * @returns {string}
 */
export function totalText(steps) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => steps.reduce((total, step) => total + step[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
