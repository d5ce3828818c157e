import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importCycles, withImportDiagrams } from './import-diagrams.ts'
import { root } from './start/root.mjs'

it('the architecture page draws the imports as they are', async () => {
  const page = join(root, 'docs/architecture.md')
  await expect(withImportDiagrams(readFileSync(page, 'utf8'))).toMatchFileSnapshot(page)
})

it('no package, and no group of the core, imports itself through others', () => {
  expect(importCycles).toEqual([])
})
