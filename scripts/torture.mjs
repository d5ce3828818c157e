/**
 * `npm run torture`: runs the tests of every promise in scripts/torture/list.mjs with large numbers, against a real PostgreSQL server and the
 * stand-ins, and writes docs/reliability.md. Each row is kept as it ends: a run that was interrupted goes on where it stopped, `--again` starts
 * over. `npm run torture -- R17 R01` runs these, `--seed 7` with other random numbers, `--minutes 30` with more than twenty for each test file.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from './start/build.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { belowTable, documentOf } from './torture/document.mjs'
import { promises, titleOf } from './torture/list.mjs'
import { tryPromise } from './torture/try-promise.mjs'

process.chdir(root)
process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '20' },
  },
})
const unknown = positionals.filter((id) => !promises.some(({ ids }) => ids.includes(id)))
if (unknown.length > 0) {
  console.error(`No promise has the number ${unknown.join(', ')}.`)
  process.exit(2)
}

const document = 'docs/reliability.md'
const reports = join('.cache', 'torture')
const kept = join(reports, 'rows.json')
mkdirSync(reports, { recursive: true })

/** @returns {Record<string, import('./torture/document.mjs').Row>} */
function readRows() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'))
  } catch {
    return {}
  }
}

const isNamed = positionals.length > 0
const rows = values.again && !isNamed ? {} : readRows()
const chosen = promises.filter((promise) =>
  isNamed ? promise.ids.some((id) => positionals.includes(id)) : rows[titleOf(promise)]?.held !== true,
)

await installIfStale()
await buildIfStale()
for (const [nr, promise] of chosen.entries()) {
  const title = titleOf(promise)
  console.log(`${nr + 1}/${chosen.length}  ${title}  ${promise.holds}`)
  const limitMs = Number(values.minutes) * 60_000
  const result = await tryPromise(promise, { reports, seed: values.seed, limitMs })
  rows[title] = { ...result, seed: values.seed }
  writeFileSync(kept, JSON.stringify(rows, null, 2))
  const machine = `${availableParallelism()} cores`
  writeFileSync(
    document,
    `${documentOf(promises, rows, machine)}${belowTable(readFileSync(document, 'utf8'))}`,
  )
  console.log(
    `     ${result.held ? 'held' : 'FAILED'}  ${result.passed} tests  ${Math.ceil(result.seconds)} s`,
  )
  if (!result.held) console.log(result.reasons.join('\n'))
}

const held = promises.filter((promise) => rows[titleOf(promise)]?.held === true).length
console.log(`${held} of ${promises.length} held`)
process.exitCode = chosen.every((promise) => rows[titleOf(promise)]?.held === true) ? 0 : 1
