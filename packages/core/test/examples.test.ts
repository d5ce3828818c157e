import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import * as schemas from '../src/catalogue/schema.ts'
import { exampleValues } from './example-values.ts'
import { docstringExamples, type Example, markdownExamples } from './read-examples.ts'

const src = new URL('../src', import.meta.url).pathname
const readme = new URL('../README.md', import.meta.url).pathname
const frontPage = new URL('../../../README.md', import.meta.url).pathname
const guides = new URL('../../../docs/guides', import.meta.url).pathname

const manifest: { exports: Record<string, { '@dustforce/source'?: string }> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const modules = import.meta.glob<Record<string, unknown>>(['../src/**/*.ts', '!../src/**/*.test.ts'], {
  eager: true,
})

type Scope = Readonly<Record<string, unknown>>

const entries: Scope = Object.assign(
  {},
  ...Object.entries(modules).flatMap(([path, names]) => (path.endsWith('index.ts') ? names : [])),
)

/** Everything that the core's entries export, and what the example's own file does. */
function docstringScope(example: Example): Scope {
  const [path = ''] = example.title.split(':')
  return { ...exampleValues, ...schemas, ...entries, ...modules[`../src/${path}`] }
}

const importLine = /^import (?:\{(.*)\}|(\w+)) from '(.*)'$/gm

/** What the examples of a page import, from the entries that they name. */
async function importedScope(examples: readonly Example[]): Promise<Scope> {
  const imports = examples.flatMap(({ block }) => [...block.matchAll(importLine)])
  const scopes = imports.map(async ([line, names = '', whole, entry = '']): Promise<[string, unknown][]> => {
    const source = manifest.exports[entry.replace('@dustforce/core', '.')]?.['@dustforce/source']
    const module: Scope = source === undefined ? await import(entry) : (modules[`.${source}`] ?? {})
    if (whole !== undefined) return [[whole, module.default]]
    return names.split(',').map((name) => {
      const value = module[name.trim()]
      if (value === undefined) throw new Error(`not exported: ${line}`)
      return [name.trim(), value]
    })
  })
  return Object.fromEntries((await Promise.all(scopes)).flat())
}

/** Runs an example with these names in scope. */
async function run(example: Example, names: Scope): Promise<void> {
  const scope = { ...names, expect }
  const body = example.steps.map(({ code, expected }) =>
    expected === undefined ? code : `expect(await (${code}\n)).toEqual(${expected})`,
  )
  const execute: unknown = new Function(
    ...Object.keys(scope),
    stripTypeScriptTypes(`(async () => {\n${body.join('\n')}\n})()`).replace('(', 'return ('),
  )
  if (typeof execute === 'function') await expect(execute(...Object.values(scope))).resolves.toBeUndefined()
}

describe('docstrings', () => {
  const examples = docstringExamples(src)

  it('has examples', () => expect(examples.length).toBeGreaterThan(100))

  it.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) =>
    run(example, docstringScope(example)),
  )
})

describe('guides', () => {
  const paths = [
    readme,
    ...(existsSync(frontPage) ? [frontPage] : []),
    ...(existsSync(guides) ? readdirSync(guides).map((name) => `${guides}/${name}`) : []),
  ]
  const pages = paths.filter((path) => path.endsWith('.md')).map(markdownExamples)
  const examples = pages.flatMap((page) => page.map((example) => [example.title, example, page] as const))

  // Mutation testing runs in a copy of the package alone, without the guides.
  it('has examples', () => expect(examples.length).toBeGreaterThan(existsSync(guides) ? 10 : 3))

  it.each(examples)('%s', async (_, example, page) => run(example, await importedScope(page)))
})
