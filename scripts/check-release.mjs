/**
 * `npm run check:release`: what is promised of the published packages and of `npm run build`, tried in a copy of the repository and in empty
 * projects outside it. `npm run check:release -- size publint` runs the named steps and what they need. Ends with the line 'N passed, N failed'.
 */
import { rmSync } from 'node:fs'
import { steps } from './check-release/steps.mjs'
import { makeWorkplace } from './check-release/workplace.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { useTemporaryFiles } from './test/temporary-files.mjs'

process.chdir(root)
await installIfStale()
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`
useTemporaryFiles()

const named = process.argv.slice(2)
const unknown = named.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. The steps are: ${steps.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

/** @param {string} name @returns {string[]} the step and all that it needs */
const withNeeds = (name) => [
  name,
  ...(steps.find((step) => step.name === name)?.needs ?? []).flatMap(withNeeds),
]
const chosen = new Set(named.length === 0 ? steps.map(({ name }) => name) : named.flatMap(withNeeds))

const workplace = makeWorkplace(root)
process.on('exit', () => rmSync(workplace.home, { recursive: true, force: true }))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130))

/** @type {Set<string>} */
const failed = new Set()
for (const { name, needs = [], run } of steps.filter((step) => chosen.has(step.name))) {
  const started = performance.now()
  try {
    const missing = needs.filter((need) => failed.has(need))
    if (missing.length > 0) throw new Error(`not run: it needs ${missing.join(', ')}`)
    await run(workplace)
    console.log(`ok      ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (error) {
    failed.add(name)
    console.log(`FAILED  ${name}\n${error instanceof Error ? error.message.slice(-20_000) : error}`)
  }
}

console.log(`${chosen.size - failed.size} passed, ${failed.size} failed`)
process.exitCode = failed.size === 0 ? 0 : 1
