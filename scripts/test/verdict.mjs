import { stripVTControlCharacters } from 'node:util'
import { missingRight, rights } from './rights.mjs'
import { judgeCounts } from './test-counts.mjs'

/**
 * Whether a step passed, and if not, every reason why. `untried` are the tests that this machine does not allow, with what it lacks.
 *
 * @typedef {{ ok: boolean, passed: number, failed: number, reasons: string[], untried: string[] }} Verdict
 */

/** @param {import('./run-command.mjs').CommandResult} result */
function commandReasons({ code, error }) {
  if (error !== null) return [error]
  return code === 0 ? [] : [`exit code ${code}`]
}

/** Enough of what a failed test saw to tell why, where the run cannot be repeated. */
const errorLimit = 2_000

/** @param {import('./run-report.mjs').TestResult} test */
function reasonOf({ file, name, state, error }) {
  const reason = `${state}: ${file} > ${name}`
  return error === undefined ? reason : `${reason}\n${stripVTControlCharacters(error).slice(0, errorLimit)}`
}

/**
 * Judges a command by its exit code alone; it counts as one test.
 *
 * @param {import('./run-command.mjs').CommandResult} result
 * @returns {Verdict}
 */
export function judgeCommand(result) {
  const reasons = commandReasons(result)
  const ok = reasons.length === 0
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, reasons, untried: [] }
}

/**
 * Judges a test run by its exit code and its report together, because either may be silent about a fault: an exit hook can turn a failure into
 * 0, and a file that does not load has no failed tests. A test that was skipped, a file that was left out, tests that are gone and a run without
 * tests fail too; a test that this machine does not allow is not tried.
 *
 * @param {import('./run-command.mjs').CommandResult} result
 * @param {import('./run-report.mjs').RunReport | null} report null when it is missing or unreadable
 * @param {readonly string[]} expectedFiles the test files that have to be in the run
 * @param {import('./test-counts.mjs').TestCounts} [counted] how many tests they have; not compared when left out
 * @param {readonly import('./rights.mjs').Right[]} [list] what machines may not give
 * @returns {Verdict}
 */
export function judgeTests(result, report, expectedFiles, counted, list = rights) {
  const reasons = commandReasons(result)
  if (report === null)
    return { ok: false, passed: 0, failed: 1, reasons: [...reasons, 'no report'], untried: [] }

  const passed = report.tests.filter(({ state }) => state === 'passed').length
  const untried = report.tests.flatMap((test) => {
    const needs = test.state === 'skipped' ? missingRight(test, list) : undefined
    return needs === undefined ? [] : [{ test, text: `${test.file} > ${test.name} (needs ${needs})` }]
  })
  const allowed = new Set(untried.map(({ test }) => test))
  const others = report.tests.filter((test) => test.state !== 'passed' && !allowed.has(test))
  const run = new Set(report.tests.map(({ file }) => file))
  if (!report.finished) reasons.push('interrupted')
  reasons.push(
    ...report.errors.map((message) => `error outside a test: ${message.split('\n')[0]}`),
    ...others.map(reasonOf),
    ...expectedFiles.filter((file) => !run.has(file)).map((file) => `no test of this file ran: ${file}`),
  )
  if (report.tests.length === 0) reasons.push('no tests')
  if (counted !== undefined) reasons.push(...judgeCounts(report.tests, counted))
  const ok = reasons.length === 0
  return {
    ok,
    passed,
    failed: ok ? 0 : Math.max(1, others.length),
    reasons,
    untried: untried.map(({ text }) => text),
  }
}
