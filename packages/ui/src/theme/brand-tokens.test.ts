import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandTokens } from './brand-tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colours = (text: string) =>
  new Map(
    [...text.matchAll(/--df-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, [light, dark]] as const,
    ),
  )

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each([
  ['#3b2f7d', '#f0b35b'],
  ['#1f4e79', '#f26b5e'],
  ['#ff0000', '#00ff00'],
  ['#000000', '#ffffff'],
  ['#777777', '#ffff00'],
])('a theme in %s and %s is as light as it was, in every token that it changes', (primary, accent) => {
  const before = colours(css)
  const after = colours(brandTokens(css, { primary, accent }))
  expect(after.size).toBe(24)
  for (const [name, shades] of after)
    for (const [nr, shade] of shades.entries())
      expect.soft(luminance(shade), name).toBeCloseTo(luminance(before.get(name)?.[nr] ?? ''), 2)
})

test('a theme in its own colours is what it was', () => {
  const before = colours(css)
  const own = brandTokens(css, { primary: '#14594c', accent: '#f4b740' })
  for (const [name, shades] of colours(own))
    expect(shades.map(luminance), name).toEqual(
      before.get(name)?.map((shade) => expect.closeTo(luminance(shade), 2)),
    )
})

test('what means danger keeps its colour', () => {
  const changed = colours(brandTokens(css, { primary: '#3b2f7d', accent: '#f0b35b' }))
  expect([changed.has('danger'), changed.has('row-today'), changed.has('brand')]).toEqual([
    false,
    false,
    true,
  ])
})
