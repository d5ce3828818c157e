import { expect, it } from 'vitest'
import { linked, type Places } from './linked.ts'

const places: Places = {
  pages: new Map([
    ['docs/guides/policy.md', 'guides/policy'],
    ['packages/core/README.md', ''],
  ]),
  folders: new Map([['docs/examples', '/base/examples']]),
  repository: 'https://code.example/df',
}

it.each([
  ['[a](policy.md)', '[a](/guides/policy)'],
  ['[a](policy.md#hours)', '[a](/guides/policy#hours)'],
  ['[a](../../packages/core/README.md)', '[a](/)'],
  ['[a](../examples/x/example.ts)', '<a href="/base/examples/x/example.ts" target="_blank">a</a>'],
  ['[a](../../packages/core/src/a.ts)', '[a](https://code.example/df/blob/main/packages/core/src/a.ts)'],
  [
    '[a](https://a.example/b.md) [b](#here) [c](/there)',
    '[a](https://a.example/b.md) [b](#here) [c](/there)',
  ],
])('of %j makes %j', (text, expected) => {
  expect(linked(text, 'docs/guides/series.md', places)).toBe(expected)
})

it('leaves words whose target cannot be read anywhere', () => {
  expect(linked('see [it](../a.ts).', 'docs/b.md', { ...places, repository: null })).toBe('see it.')
})
