import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './must-run.mjs'
import { readManifest } from './workplace.mjs'

/** @typedef {import('./workplace.mjs').Workplace} Workplace */

/** The entries that need an optional peer: the README says so of these and of no others. */
const needsPeer = /\/(schema|testing|react)$/

/** @param {string} project @returns {string[]} the entries that can be imported in it */
function entriesOf(project) {
  const { name, exports = {} } = readManifest(join(project, 'node_modules', '@dustforce', 'core'))
  const entries = Object.keys(exports)
    .filter((path) => path !== './package.json')
    .map((path) => name + path.slice(1))
  return project.endsWith('full') ? entries : entries.filter((entry) => !needsPeer.test(entry))
}

/** A program after its imports: each entry exports something, and the library quotes. */
const program = `
for (const [name, entry] of Object.entries(entries)) {
  if (!/\\/element(\\/react)?$/.test(name) && Object.keys(entry).length === 0) throw new Error(name + ' exports nothing')
}
const { totalCents } = core.quote(core.gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1 })
if (totalCents !== 18100) throw new Error('the quote is ' + totalCents)
console.log('quoted ' + Object.keys(entries).length)
`

/** @param {readonly string[]} entries @param {(variable: string, entry: string) => string} importOf */
function programOf(entries, importOf) {
  const imports = entries.map((entry, index) => importOf(index === 0 ? 'core' : `entry${index}`, entry))
  const named = entries.map((entry, index) => `'${entry}': ${index === 0 ? 'core' : `entry${index}`}`)
  return `${imports.join('\n')}\nconst entries = { ${named.join(', ')} }\n${program}`
}

/**
 * Writes programs into the projects that import every entry, in each way that there is.
 *
 * @param {Workplace} workplace
 */
export function writePrograms({ bare, full }) {
  for (const project of [bare, full]) {
    const entries = entriesOf(project)
    const module = programOf(entries, (variable, entry) => `import * as ${variable} from '${entry}'`)
    const script = programOf(entries, (variable, entry) => `const ${variable} = require('${entry}')`)
    const typedScript = programOf(entries, (variable, entry) => `import ${variable} = require('${entry}')`)
    writeFileSync(join(project, 'module.mjs'), module)
    writeFileSync(join(project, 'module.mts'), module)
    writeFileSync(join(project, 'script.cjs'), script)
    writeFileSync(join(project, 'script.cts'), typedScript)
  }
}

/**
 * Imports or requires every entry.
 *
 * @param {Workplace} workplace
 * @param {'module.mjs' | 'script.cjs'} file
 * @param {string} [node] the Node to run it with
 */
export async function runEntries({ bare, full }, file, node = process.execPath) {
  for (const project of [bare, full]) {
    const output = await mustRun([node, file], { cwd: project })
    const expected = `quoted ${entriesOf(project).length}`
    if (!output.includes(expected)) throw new Error(`${output}\nexpected: ${expected}`)
  }
}
