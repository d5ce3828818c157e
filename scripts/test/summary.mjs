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
export function stepText({ name, ok, passed, failed, ms, reasons, output }) {
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
  const line = `${ok ? 'ok    ' : 'FAILED'}  ${name}  ${counts}  ${seconds(ms)}`
  if (ok) return line
  return [
    line,
    ...reasons.map((reason) => `  ${name}: ${reason}`),
    output.slice(-outputLimit).trimEnd(),
  ].join('\n')
}

/**
 * The slowest tests of all steps, slowest first; nothing where no test ran.
 *
 * @param {readonly import('./run-step.mjs').StepResult[]} steps
 * @param {number} [count]
 * @returns {string}
 */
export function slowestText(steps, count = 10) {
  const tests = steps.flatMap(({ tests }) => tests).sort((a, b) => b.ms - a.ms)
  if (tests.length === 0) return ''
  const lines = tests
    .slice(0, count)
    .map(({ file, name, ms }) => `${seconds(ms).padStart(8)}  ${file} > ${name}`)
  return ['', 'The slowest tests:', ...lines, ''].join('\n')
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
