/**
 * `npm test`: everything that must hold before a change lands. Types, lint, dead code; unit, property, contract and database tests; UI
 * states in a real browser; end-to-end walks against the built system. `npm test -- unit database` runs the named steps only. Ends with the
 * line 'N passed, N failed', a step counting as one test where it has none of its own.
 */
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runStep } from './test/run-step.mjs'
import { groups, stepNames } from './test/steps.mjs'
import { runText, slowestText, stepText, totalText } from './test/summary.mjs'
import { useTemporaryFiles } from './test/temporary-files.mjs'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !stepNames.includes(name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are: ${stepNames.join(', ')}.`)
  process.exit(2)
}

process.chdir(root)
await installIfStale()
// npm put these on the path before there was anything to find; the tests run under the Node that the repository brings.
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`
useTemporaryFiles()

const reports = '.cache/test'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

process.env.TEST_SEED ??= String(randomInt(1_000_000))
console.log(`Order of files: TEST_SEED=${process.env.TEST_SEED}`)
const started = performance.now()

/** @type {import('./test/run-step.mjs').StepResult[]} */
const results = []

/** @param {readonly import('./test/steps.mjs').Step[]} lane */
async function runLane(lane) {
  for (const step of lane) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue
    const result = await runStep(step, { reports })
    results.push(result)
    console.log(stepText(result))
  }
}

for (const lanes of groups) await Promise.all(lanes.map(runLane))

console.log(slowestText(results))
console.log(runText(results, performance.now() - started))
console.log(totalText(results))
process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1
