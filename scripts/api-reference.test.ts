import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiReference } from './api-reference.ts'
import { root } from './start/root.mjs'

it('the API reference lists every name of every entry, each with its sentence', async () => {
  const reference = apiReference()
  await expect(reference).toMatchFileSnapshot(join(root, 'docs/api-reference.md'))
  expect(reference.split('\n').filter((line) => /\| {1,2}\|$/.test(line))).toEqual([])
  expect(reference).toContain('| `quote` | function | Prices a service')
})
