import { expect, it } from 'vitest'
import { canRun, moduleOf, textOf, withValues } from './live-example.ts'

const snippet = `import { quote } from '@dustforce/core/quote'

const twice = (value: number) => {
  return 2 * value
}
twice(2) // => 4
twice(3)
// => 6
`

it('makes a module that tells what the snippet says something about', () => {
  expect(
    moduleOf(snippet, (entry) => `/served/${entry}`),
  ).toBe(`import { quote } from '/served/@dustforce/core/quote'
export default async (tell) => {
const twice = (value: number) => {
  return 2 * value
}

tell(await (twice(2)
))
tell(await (twice(3)
))
}`)
})

it('says what the values are, and keeps the rest when there are fewer', () => {
  expect(withValues(snippet, [5])).toBe(snippet.replace('=> 4', '=> 5'))
})

it('runs what imports the package alone and says a value', () => {
  const cases = [
    snippet,
    snippet.replaceAll('// =>', '//'),
    `import fc from 'fast-check'\n${snippet}`,
    '1 // => 1',
  ]
  expect(cases.map(canRun)).toEqual([true, false, false, false])
})

it.each([
  [{ total: 12, 'a-b': [null, undefined, true] }, "{ total: 12, 'a-b': [null, undefined, true] }"],
  ["it's", '"it\'s"'],
  ['text', "'text'"],
  [{}, '{}'],
  [[], '[]'],
])('writes %j as %s', (value, text) => {
  expect(textOf(value)).toBe(text)
})
