import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--df-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((match) => [
    match[1] ?? '',
    { light: match[2] ?? '', dark: match[3] ?? '' },
  ]),
)

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name)
  if (token === undefined) throw new Error(`no token --df-${name}`)
  return token[theme]
}

const grounds = ['paper', 'surface', 'raised', 'sunken', 'wash']
const rows = ['row-overdue', 'row-today', 'row-within24h', 'row-within48h', 'row-open']
const softs = ['brand', 'sun', 'danger', 'success', 'warning', 'info']

const text: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
    ['faint', ground],
    ['brand-ink', ground],
    ['danger-ink', ground],
    ['sun-ink', ground],
    ['success-ink', ground],
  ]),
  ...rows.flatMap((row): [string, string][] => [
    ['ink', row],
    ['muted', row],
    ['brand-ink', row],
  ]),
  ...softs.map((name): [string, string] => [`${name}-ink`, `${name}-soft`]),
  ...softs.map((name): [string, string] => ['ink', `${name}-soft`]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-sun', 'sun'],
  ['on-sun', 'sun-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['sun', 'deep'],
]

const edges: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
  ['brand', ground],
  ['danger', ground],
])

it('prints on light paper, whatever the theme', () => {
  const print = /@media print \{([^@]*?)\n\}/.exec(css)
  expect(print?.[1]).toContain('color-scheme: light;')
  expect(print?.index).toBeGreaterThan(css.indexOf('color-scheme: dark;'))
})

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  it.each(text)('text %s on %s reaches 4.5:1', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('control edge %s on %s reaches 3:1', (edge, ground) => {
    expect(contrast(colour(edge, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
