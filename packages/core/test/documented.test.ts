import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const src = new URL('../src', import.meta.url).pathname
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`${src}/${path}`, 'utf8'))
  .join('\n')

const entries = import.meta.glob<Record<string, unknown>>('../src/**/index.ts', { eager: true })
const names = new Set(Object.values(entries).flatMap((entry) => Object.keys(entry)))

describe('every export', () => {
  it.each([...names])('%s has a docstring', (name) => {
    expect(sources).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${name}\\b`))
  })
})
