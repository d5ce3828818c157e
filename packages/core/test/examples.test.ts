import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as schemas from '../src/catalogue/schema.ts'
import * as core from '../src/index.ts'
import * as testing from '../src/testing/index.ts'
import { exampleValues } from './example-values.ts'
import { docstringExamples, type Example, markdownExamples } from './read-examples.ts'

const src = new URL('../src', import.meta.url).pathname
const readme = new URL('../README.md', import.meta.url).pathname
const guides = new URL('../../../docs/guides', import.meta.url).pathname

const modules = import.meta.glob<Record<string, unknown>>(['../src/**/*.ts', '!../src/**/*.test.ts'], {
  eager: true,
})

/** Runs an example with everything that the core exports, and what its own file does, in scope. */
async function run(example: Example): Promise<void> {
  const [path = ''] = example.title.split(':')
  const scope: Record<string, unknown> = {
    ...exampleValues,
    ...testing,
    ...schemas,
    ...core,
    ...modules[`../src/${path}`],
    expect,
  }
  const body = example.steps.map(({ code, expected }) =>
    expected === undefined ? code : `expect(await (${code}\n)).toEqual(${expected})`,
  )
  const execute: unknown = new Function(
    ...Object.keys(scope),
    `return (async () => {\n${body.join('\n')}\n})()`,
  )
  if (typeof execute === 'function') await execute(...Object.values(scope))
}

describe('docstrings', () => {
  const examples = docstringExamples(src)

  it('has examples', () => expect(examples.length).toBeGreaterThan(100))

  it.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => run(example))
})

describe('guides', () => {
  const paths = [
    readme,
    ...(existsSync(guides) ? readdirSync(guides).map((name) => `${guides}/${name}`) : []),
  ]
  const examples = paths.filter((path) => path.endsWith('.md')).flatMap(markdownExamples)

  it.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => run(example))
})
