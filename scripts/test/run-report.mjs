import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The report of a test runner at the end of its run. Vitest and Playwright write the same shape, so that one place judges both.
 *
 * `finished` is false for an interrupted run; `errors` are the faults that belong to no test: a file that does not load, a hook that throws, an
 * unhandled rejection, a worker that died. A test that never ran is 'not run'. A skipped one may say in its `note` what it lacks, a failed one in its
 * `error` what it saw.
 *
 * @typedef {{ file: string, name: string, state: 'passed' | 'failed' | 'skipped' | 'not run', ms: number, note?: string | undefined, error?: string | undefined }} TestResult
 * @typedef {{ finished: boolean, errors: string[], files: string[], tests: TestResult[] }} RunReport
 */

/** The environment variable that names the file a reporter writes to. */
export const reportVariable = 'DUSTFORCE_TEST_REPORT'

/**
 * Writes the report to the file that the environment names; without one nothing is written.
 *
 * @param {RunReport} report
 */
export function writeReport(report) {
  const file = process.env[reportVariable]
  if (file !== undefined) writeFileSync(file, JSON.stringify(report))
}

/**
 * Reads a report; null when it is missing, cut off or not a report.
 *
 * @param {string} file
 * @returns {RunReport | null}
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const isReport = [report.errors, report.files, report.tests].every(Array.isArray)
    return isReport && typeof report.finished === 'boolean' ? report : null
  } catch {
    return null
  }
}
