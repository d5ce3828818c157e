/**
 * `npm test`: everything that must hold before a change lands. Types, lint, dead code; unit, property, contract and database tests; UI
 * states in a real browser; end-to-end walks against the built system. Ends with the line 'N passed, N failed', a step counting as one
 * test where it has none of its own.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runStep } from './run-steps.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'

process.chdir(root)
await installIfStale()
// npm put these on the path before there was anything to find; the tests run under the Node that the repository brings.
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`

const reports = '.cache/test'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0

/** @param {string} file a JSON report of Vitest or Playwright */
function countOf(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats
      ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/**
 * @param {import('./run-steps.mjs').StepResult} step
 * @param {string} [report]
 */
function tell(step, report) {
  const counts = report === undefined ? { passed: 0, failed: 0 } : countOf(report)
  if (step.ok && counts.passed === 0) counts.passed = 1
  if (!step.ok && counts.failed === 0) counts.failed = 1
  passed += counts.passed
  failed += counts.failed
  console.log(
    `${step.ok ? 'ok    ' : 'FAILED'}  ${step.name}  ${counts.passed} passed  ${(step.ms / 1000).toFixed(1)} s`,
  )
  if (!step.ok) console.log(step.output.slice(-20_000))
}

const vitest = ['vitest', '--config', 'vitest.workspace.ts', 'run', '--reporter=dot', '--reporter=json']

/** @param {string} project */
async function runProject(project) {
  const report = `${reports}/${project}.json`
  tell(await runStep(project, [...vitest, '--project', `${project}*`, `--outputFile.json=${report}`]), report)
}

async function runWalks() {
  const report = `${reports}/end-to-end.json`
  const command = ['playwright', 'test', '--reporter=line,json']
  tell(await runStep('end to end', command, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }), report)
}

for (const step of await Promise.all([
  runStep('types', ['tsc', '-b']),
  runStep('lint', ['biome', 'check', '--error-on-warnings']),
  runStep('unused code and dependencies', ['knip', '--no-progress']),
  runStep('build', ['node', 'scripts/build.mjs']),
])) {
  tell(step)
}
// The walks mostly wait for pages, so the other tests have the processor meanwhile.
await Promise.all([
  runWalks(),
  runProject('unit')
    .then(() => runProject('database'))
    .then(() => runProject('stories')),
])

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
