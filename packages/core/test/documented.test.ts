import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as core from '../src/index.ts'
import * as testing from '../src/testing/index.ts'

const src = new URL('../src', import.meta.url).pathname
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`${src}/${path}`, 'utf8'))
  .join('\n')

describe('every export', () => {
  it.each(Object.keys({ ...core, ...testing }))('%s has a docstring', (name) => {
    expect(sources).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${name}\\b`))
  })
})
