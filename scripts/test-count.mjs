/**
 * `npm run test:count`: writes down how many tests each file had in the last runs of `npm test` and `npm run check:release`, so that a later run
 * misses those that are gone. A file that did not run since keeps its count; a file that is gone loses it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './start/root.mjs'
import { readReport } from './test/run-report.mjs'
import { longSteps, steps } from './test/steps.mjs'
import { countsOf, readCounts, writeCounts } from './test/test-counts.mjs'
import { kindOf } from './test/test-files.mjs'

process.chdir(root)

const reports = [
  ...steps.map(({ name }) => ({ name, report: readReport(join('.cache/test', `${name}.json`)) })),
  ...longSteps.map(({ name }) => ({ name, report: readReport(join('.cache', `${name}.json`)) })),
]
const ran = reports.map(({ name, report }) =>
  // A long run has some tests of files that `npm test` counts.
  countsOf((report?.tests ?? []).filter(({ file }) => kindOf(file) === name)),
)
const counts = Object.fromEntries(
  Object.entries(Object.assign({}, readCounts(), ...ran)).filter(([file]) => existsSync(file)),
)
writeCounts(counts)
console.log(
  `${Object.values(counts).reduce((sum, count) => sum + count, 0)} tests in ${Object.keys(counts).length} files`,
)
