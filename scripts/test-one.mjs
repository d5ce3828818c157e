/**
 * `npm run test:one -- path/to/file`: runs one test file of any kind, told by its name, under the Node that the repository brings. What
 * follows the path is passed to the test runner: `-t name` runs some tests of the file.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { buildIfStale } from './start/build.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { readReport, reportVariable } from './test/run-report.mjs'
import { stepOf } from './test/steps.mjs'
import { judgeTests } from './test/verdict.mjs'

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message)
  process.exit(1)
}

const [path, ...options] = process.argv.slice(2)
if (path === undefined) refuse('Which file? npm run test:one -- path/to/file')
// npm changes to the root; the path is relative to where the command was given.
const file = relative(root, resolve(process.env.INIT_CWD ?? process.cwd(), path))
  .split(sep)
  .join('/')
process.chdir(root)
if (!existsSync(file)) refuse(`There is no file ${file}`)
const step = stepOf(file)
if (step === undefined) {
  refuse(`${file} is no test: its name ends neither in .test.ts, .db.test.ts, .stories.tsx nor .e2e.ts`)
}

await installIfStale()
if (file.endsWith('.e2e.ts')) await buildIfStale()
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`

const reports = join('.cache', 'test-one')
const reportFile = join(reports, `${process.pid}.json`)
mkdirSync(reports, { recursive: true })
const [program = '', ...args] = step.command
const started = performance.now()
const { status, signal } = spawnSync(program, [...args, file, ...options], {
  stdio: 'inherit',
  env: { ...process.env, [reportVariable]: reportFile },
})
const result = {
  code: status,
  error: signal && `ended by ${signal}`,
  output: '',
  ms: performance.now() - started,
}
const report = readReport(reportFile)
rmSync(reportFile, { force: true })
// A filter skips the other tests of the file.
const chosen = report && {
  ...report,
  tests: report.tests.filter(({ state }) => options.length === 0 || state !== 'skipped'),
}
const { ok, passed, reasons } = judgeTests(result, chosen, [file])
console.log(
  [`${ok ? 'ok' : 'FAILED'}  ${file}  ${passed} passed`, ...reasons.map((reason) => `  ${reason}`)].join(
    '\n',
  ),
)
process.exitCode = ok ? 0 : 1
