import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { docstringExamples, type Example, markdownExamples } from '../../../scripts/test/read-examples.ts'
import { docstringScope, runExample, type Scope } from '../../../scripts/test/run-example.ts'
import * as schemas from '../src/catalogue/schema.ts'
import { exampleValues } from './example-values.ts'

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

/** Everything that the core's entries export, and what the example's own file does. */
const scopeOf = docstringScope(modules, { ...exampleValues, ...schemas })

const importLine = /^import (?:\{(.*)\}|(\w+)) from '(.*)'$/gm

/** Returns what the examples of a page import, from the entries that they name. */
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

describe('docstrings', () => {
  const examples = docstringExamples(src)

  it('has examples', () => expect(examples.length).toBeGreaterThan(100))

  it.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) =>
    runExample(example, scopeOf(example)),
  )
})

describe('guides', () => {
  const paths = [readme, frontPage, ...readdirSync(guides).map((name) => `${guides}/${name}`)]
  const pages = paths.filter((path) => path.endsWith('.md')).map(markdownExamples)
  const examples = pages.flatMap((page) => page.map((example) => [example.title, example, page] as const))

  it('has examples', () => expect(examples.length).toBeGreaterThan(10))

  it.each(examples)('%s', async (_, example, page) => runExample(example, await importedScope(page)))
})
