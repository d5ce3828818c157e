/**
 * `npm run faults`: plants one fault after the other in a copy of the repository and demands that the run turns red for it: a policy that lets
 * everybody in, a lock that is gone, a file that is left out, a worker that dies, a hook that throws. `npm run faults -- lock grant` plants
 * those whose name contains one of the words. Ends with the line 'N passed, N failed'.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from './faults/list.mjs'
import { plant } from './faults/plant.mjs'
import { makeWorkingCopy } from './faults/working-copy.mjs'
import { root } from './start/root.mjs'
import { runStep } from './test/run-step.mjs'
import { groups } from './test/steps.mjs'

process.chdir(root)
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`

const words = process.argv.slice(2)
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0) {
  console.error(`No fault has '${words.join("' or '")}' in its name.`)
  process.exit(2)
}

mkdirSync('.cache', { recursive: true })
const copy = mkdtempSync(join(root, '.cache/faults-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
makeWorkingCopy(root, copy)

/** @param {string} name @param {readonly string[]} tests */
function run(name, tests) {
  const step = groups.flat(2).find((candidate) => candidate.name === name)
  if (step === undefined) throw new Error(`There is no step '${name}'.`)
  const { name: stepName, command } = step
  const narrowed = { name: stepName, command: [...command, ...tests], files: () => [...tests] }
  return runStep(narrowed, { reports: copy, cwd: copy })
}

let failed = 0

/** @param {boolean} ok @param {string} text @param {import('./test/run-step.mjs').StepResult} result */
function tell(ok, text, { reasons, output }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${text}`)
  if (ok) return
  failed += 1
  console.log([output.slice(-5_000), ...reasons].join('\n'))
}

/** Red means nothing where the run was red before. @type {Set<string>} */
const green = new Set()
for (const { name, file, find, replace, step, tests, reason } of chosen) {
  const key = [step, ...tests].join(' ')
  if (!green.has(key)) {
    const result = await run(step, tests)
    if (!result.ok) tell(false, `green without a fault: ${key}`, result)
    green.add(key)
  }
  const remove = plant(join(copy, file), { find, replace })
  const result = await run(step, tests)
  remove()
  tell(
    result.reasons.some((given) => given.includes(reason)),
    `red: ${name}`,
    result,
  )
}

console.log(`${chosen.length - Math.min(failed, chosen.length)} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
