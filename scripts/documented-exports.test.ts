import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './start/root.mjs'

const rules = ['core', 'office'] as const
const exported = await Promise.all(
  rules.map(async (name) => {
    const entries: object[] = await Promise.all(
      globSync(`packages/${name}/src/**/index.ts`, { cwd: root }).map((path) => import(join(root, path))),
    )
    const sources = globSync(`packages/${name}/src/**/*.ts`, { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n')
    return { name, sources, names: [...new Set(entries.flatMap((entry) => Object.keys(entry)))] }
  }),
)

describe.each(exported)('every export of $name', ({ sources, names }) => {
  it.each(names)('%s has a docstring', (name) => {
    expect(sources).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${name}\\b`))
  })
})
