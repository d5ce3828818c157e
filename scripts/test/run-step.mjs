import { resolve } from 'node:path'
import { runCommand } from './run-command.mjs'
import { readReport, reportVariable } from './run-report.mjs'
import { judgeCommand, judgeTests } from './verdict.mjs'

/** Far beyond what a step takes on a busy machine: it ends what hangs. */
const defaultLimitMs = 30 * 60_000

/**
 * `processorSeconds` is what it and all that it started used; null where the system does not tell.
 *
 * @typedef {import('./verdict.mjs').Verdict & { name: string, output: string, ms: number, processorSeconds: number | null, tests: import('./run-report.mjs').TestResult[] }} StepResult
 */

/**
 * Runs a step and judges it.
 *
 * @param {import('./steps.mjs').Step} step
 * @param {{ reports: string, cwd?: string, limitMs?: number }} options the directory for its report, and where the command runs
 * @returns {Promise<StepResult>}
 */
export async function runStep({ name, command, files, counts }, { reports, cwd, limitMs = defaultLimitMs }) {
  const reportFile = resolve(reports, `${name}.json`)
  const result = await runCommand(command, { limitMs, cwd, env: { [reportVariable]: reportFile } })
  const { output, ms, processorSeconds } = result
  if (files === undefined) return { ...judgeCommand(result), name, output, ms, processorSeconds, tests: [] }
  const report = readReport(reportFile)
  const verdict = judgeTests(result, report, files(), counts?.())
  return { ...verdict, name, output, ms, processorSeconds, tests: report?.tests ?? [] }
}
