import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './start/root.mjs'

const folder = join(root, 'docs/screenshots')
const pictures = readdirSync(folder).sort()

describe('the screenshots', () => {
  it('are all in the index, and no other', () => {
    const index = readFileSync(join(root, 'docs/screenshots.md'), 'utf8')
    const named = [...index.matchAll(/\(screenshots\/([\w.-]+)\)/g)].map(([, name = '']) => name)
    expect(named.sort()).toEqual(pictures)
  })

  it('take at most 12 MB of the repository', () => {
    const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(12_000_000)
  })
})
