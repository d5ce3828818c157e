/**
 * Whether a step passed, and if not, every reason why.
 *
 * @typedef {{ ok: boolean, passed: number, failed: number, reasons: string[] }} Verdict
 */

/** @param {import('./run-command.mjs').CommandResult} result */
function commandReasons({ code, error }) {
  if (error !== null) return [error]
  return code === 0 ? [] : [`exit code ${code}`]
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
  return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, reasons }
}

/**
 * Judges a test run by its exit code and its report together, because either may be silent about a fault: an exit hook can turn a failure into
 * 0, and a file that does not load has no failed tests. A test that was skipped, a file that was left out and a run without tests fail too.
 *
 * @param {import('./run-command.mjs').CommandResult} result
 * @param {import('./run-report.mjs').RunReport | null} report null when it is missing or unreadable
 * @param {readonly string[]} expectedFiles the test files that have to be in the run
 * @returns {Verdict}
 */
export function judgeTests(result, report, expectedFiles) {
  const reasons = commandReasons(result)
  if (report === null) return { ok: false, passed: 0, failed: 1, reasons: [...reasons, 'no report'] }

  const passed = report.tests.filter(({ state }) => state === 'passed').length
  const others = report.tests.filter(({ state }) => state !== 'passed')
  const run = new Set(report.tests.map(({ file }) => file))
  if (!report.finished) reasons.push('interrupted')
  reasons.push(
    ...report.errors.map((message) => `error outside a test: ${message.split('\n')[0]}`),
    ...others.map(({ file, name, state }) => `${state}: ${file} > ${name}`),
    ...expectedFiles.filter((file) => !run.has(file)).map((file) => `no test of this file ran: ${file}`),
  )
  if (report.tests.length === 0) reasons.push('no tests')
  const ok = reasons.length === 0
  return { ok, passed, failed: ok ? 0 : Math.max(1, others.length), reasons }
}
