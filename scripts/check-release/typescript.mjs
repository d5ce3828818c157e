import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './must-run.mjs'

/** @typedef {import('./workplace.mjs').Workplace} Workplace */

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
}

const settings = {
  nodenext: { compilerOptions: { ...strict, module: 'nodenext' }, files: ['module.mts', 'script.cts'] },
  bundler: {
    compilerOptions: { ...strict, module: 'esnext', moduleResolution: 'bundler' },
    files: ['module.mts'],
  },
}

/**
 * Checks the programs' types, and those of the packages' declarations, as strictly as TypeScript can. A service that does not exist has to be an
 * error: entries without types would not be noticed otherwise.
 *
 * @param {Workplace} workplace
 * @param {keyof typeof settings} kind
 */
export async function checkTypes({ root, bare, full }, kind) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  for (const project of [bare, full]) {
    writeFileSync(
      join(project, 'mistake.mts'),
      `import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
// @ts-expect-error there is no such service
quote(gtaPriceBook, { service: 'windows', bedrooms: 1, bathrooms: 1 })
`,
    )
    const shown = readmePrograms(project)
    for (const [name, program] of shown) writeFileSync(join(project, name), program)
    const { files, compilerOptions } = settings[kind]
    const config = join(project, `tsconfig.${kind}.json`)
    writeFileSync(
      config,
      JSON.stringify({ compilerOptions, files: [...files, 'mistake.mts', ...shown.map(([name]) => name)] }),
    )
    await mustRun([process.execPath, tsc, '--project', config], { cwd: project })
  }
}

/**
 * Returns what the installed README shows, each block a program of its own; without the part that needs fast-check, which not every project has.
 *
 * @param {string} project
 */
function readmePrograms(project) {
  const text = readFileSync(join(project, 'node_modules', '@dustforce', 'core', 'README.md'), 'utf8')
  const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  return blocks
    .filter((block) => !block.includes('fast-check'))
    .map((block, index) => /** @type {const} */ ([`readme-${index}.mts`, block]))
}
