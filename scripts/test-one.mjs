/**
 * `npm run test:one -- path/to/file`: runs one test file of any kind, told by its name, or several, under the Node that the repository brings.
 * From the first option on, everything is passed to the test runner: `-t name` runs some tests of the files.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { buildIfStale } from './start/build.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { readReport, reportVariable } from './test/run-report.mjs'
import { stepOf } from './test/steps.mjs'
import { useTemporaryFiles } from './test/temporary-files.mjs'
import { judgeTests } from './test/verdict.mjs'

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message)
  process.exit(1)
}

const given = process.argv.slice(2)
const firstOption = given.findIndex((arg) => arg.startsWith('-'))
const paths = firstOption === -1 ? given : given.slice(0, firstOption)
const options = given.slice(paths.length)
if (paths.length === 0) refuse('Which file? npm run test:one -- path/to/file')
// npm changes to the root; the paths are relative to where the command was given.
const givenIn = process.env.INIT_CWD ?? process.cwd()
process.chdir(root)
const files = paths.map((path) => relative(root, resolve(givenIn, path)).split(sep).join('/'))
const steps = new Set(files.map(stepOfFile))

await installIfStale()
// Walks, in whichever browser, are through the built system.
if ([...steps].some(({ command }) => command[0] === 'playwright')) await buildIfStale()
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`
useTemporaryFiles()
const reports = join('.cache', 'test-one')
mkdirSync(reports, { recursive: true })

const verdicts = [...steps].map((step) =>
  run(
    step,
    files.filter((file) => stepOf(file) === step),
  ),
)
process.exitCode = verdicts.every((ok) => ok) ? 0 : 1

/** @param {string} file */
function stepOfFile(file) {
  if (!existsSync(file)) refuse(`There is no file ${file}`)
  return (
    stepOf(file) ??
    refuse(`${file} is no test: its name ends neither in .test.ts, .db.test.ts, .stories.tsx nor .e2e.ts`)
  )
}

/**
 * Runs files of one kind and says how it went, for each; returns whether all of them passed.
 *
 * @param {import('./test/steps.mjs').Step} step
 * @param {readonly string[]} filesOfStep
 */
function run(step, filesOfStep) {
  const reportFile = join(reports, `${process.pid}.json`)
  const [program = '', ...args] = step.command
  const started = performance.now()
  const { status, signal } = spawnSync(program, [...args, ...filesOfStep, ...options], {
    stdio: 'inherit',
    env: { ...process.env, [reportVariable]: reportFile },
  })
  const result = {
    code: status,
    error: signal && `ended by ${signal}`,
    output: '',
    processorSeconds: null,
    ms: performance.now() - started,
  }
  const report = readReport(reportFile)
  rmSync(reportFile, { force: true })
  // A filter skips the other tests of the files.
  const chosen = report && {
    ...report,
    tests: report.tests.filter(({ state }) => options.length === 0 || state !== 'skipped'),
  }
  const { ok, passed, reasons } = judgeTests(result, chosen, filesOfStep)
  console.log(
    [
      `${ok ? 'ok' : 'FAILED'}  ${filesOfStep.join(' ')}  ${passed} passed`,
      ...reasons.map((reason) => `  ${reason}`),
    ].join('\n'),
  )
  return ok
}
