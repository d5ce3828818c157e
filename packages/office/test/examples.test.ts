import { describe, expect, it } from 'vitest'
import { docstringExamples } from '../../../scripts/test/read-examples.ts'
import { docstringScope, runExample } from '../../../scripts/test/run-example.ts'
import { exampleValues } from './example-values.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../src/**/*.ts', '!../src/**/*.test.ts'], {
  eager: true,
})
const examples = docstringExamples(new URL('../src', import.meta.url).pathname)
const scopeOf = docstringScope(modules, exampleValues)

describe('docstrings', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(50))

  it.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) =>
    runExample(example, scopeOf(example)),
  )
})
