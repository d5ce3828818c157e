import { stripTypeScriptTypes } from 'node:module'
import { expect } from 'vitest'
import type { Example } from './read-examples.ts'

/** The names that an example can use. */
export type Scope = Readonly<Record<string, unknown>>

/** Runs an example with these names in scope, and expects what it says. */
export async function runExample(example: Example, names: Scope): Promise<void> {
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

/** The scope of each docstring of a package: what its entries export, and what the example's own file does. */
export function docstringScope(
  modules: Readonly<Record<string, Scope>>,
  others: Scope,
): (example: Example) => Scope {
  const entries = Object.entries(modules).flatMap(([path, names]) =>
    path.endsWith('index.ts') ? [names] : [],
  )
  const all: Scope = Object.assign({}, others, ...entries)
  return ({ title }) => ({ ...all, ...modules[`../src/${title.slice(0, title.indexOf(':'))}`] })
}
