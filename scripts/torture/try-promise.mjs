import { join } from 'node:path'
import { runCommand } from '../test/run-command.mjs'
import { readReport, reportVariable } from '../test/run-report.mjs'
import { stepOf } from '../test/steps.mjs'
import { judgeTests } from '../test/verdict.mjs'
import { titleOf } from './list.mjs'

/** @typedef {{ held: boolean, passed: number, seconds: number, reasons: string[] }} Result */

/**
 * Runs every trial of a promise, also after one that failed.
 *
 * @param {import('./list.mjs').Promise} promise
 * @param {{ reports: string, seed: string, limitMs: number }} options
 * @returns {Promise<Result>}
 */
export async function tryPromise(promise, { reports, seed, limitMs }) {
  /** @type {Result} */
  const result = { held: true, passed: 0, seconds: 0, reasons: [] }
  for (const { file, tests, environment } of promise.trials) {
    const step = stepOf(file)
    if (step === undefined) throw new Error(`${file} is no test`)
    const chosen = tests === undefined ? [] : [file.endsWith('.e2e.ts') ? '-g' : '-t', tests]
    const reportFile = join(reports, `${titleOf(promise)}.json`)
    const ended = await runCommand([...step.command, file, ...chosen], {
      limitMs,
      env: {
        TORTURE_SEED: seed,
        FUZZ_SEED: seed,
        PROPERTY_SEED: seed,
        TEST_PATIENCE_MS: String(limitMs),
        ...environment,
        [reportVariable]: reportFile,
      },
    })
    const report = readReport(reportFile)
    // A pattern skips the other tests of the file.
    const narrowed = report && {
      ...report,
      tests: report.tests.filter(({ state }) => tests === undefined || state !== 'skipped'),
    }
    const verdict = judgeTests(ended, narrowed, [file])
    result.held &&= verdict.ok
    result.passed += verdict.passed
    result.seconds += ended.ms / 1000
    if (!verdict.ok) result.reasons.push(...verdict.reasons, ended.output.slice(-3_000))
  }
  return result
}
