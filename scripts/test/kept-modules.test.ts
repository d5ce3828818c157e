import { expect, test } from 'vitest'
import { keptModules } from './kept-modules.ts'

type Generator = (module: { readonly id: string }) => unknown

function keyOf(id: string): unknown {
  let key: Generator = () => undefined
  const defineCacheKeyGenerator = (generator: Generator) => {
    key = generator
  }
  // Of what Vitest hands to a plugin, this one takes no more.
  keptModules.configureVitest({ defineCacheKeyGenerator } as never)
  return key({ id })
}

test('a source is kept for as long as no package leads its imports elsewhere', () => {
  expect(keyOf('/repository/packages/core/src/index.ts')).toContain('"name": "@dustforce/ui"')
})

test('the module of the company, whose text is in other files, is made each time', () => {
  expect(keyOf('\0virtual:business')).toBe(false)
})
