import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './start/root.mjs'

const entries = {
  core: import.meta.glob<Record<string, unknown>>('../packages/core/src/**/index.ts', { eager: true }),
  office: import.meta.glob<Record<string, unknown>>('../packages/office/src/**/index.ts', { eager: true }),
}

describe.each(Object.entries(entries))('every export of %s', (name, modules) => {
  const sources = globSync(`packages/${name}/src/**/*.ts`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const exported = new Set(Object.values(modules).flatMap((entry) => Object.keys(entry)))

  it.each([...exported])('%s has a docstring', (value) => {
    expect(sources).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${value}\\b`))
  })
})
