import { readFileSync } from 'node:fs'
import { ChevronDown, CircleAlert, Menu, Phone, Star } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import plainIcon, { type IconData } from './plain-icon.ts'
import { plainIcons } from './plain-icons.ts'

/** The attributes of each element in one order, without the classes by which lucide names its icons. */
const sorted = (markup: string) =>
  markup.replace(/<(\w+) ([^>]*?)(\/?)>/g, (_all, tag: string, attributes: string, end: string) => {
    const own = attributes
      .replace(/\blucide[\w-]*/g, '')
      .replace(/class="\s*/, 'class="')
      .replace('class=""', '')
    return `<${tag} ${(own.match(/[\w-]+="[^"]*"/g) ?? []).toSorted().join(' ')}${end}>`
  })

test.each([
  ['phone', Phone],
  ['circle-exclamation-point', CircleAlert],
  ['chevron-down', ChevronDown],
  ['star', Star],
  ['menu', Menu],
])('%s is drawn as lucide draws it', async (name, theirs) => {
  const { __iconData }: { __iconData: IconData } = await import(`lucide-react/dist/esm/icons/${name}.mjs`)
  for (const props of [
    {},
    { className: 'text-muted' },
    { 'aria-hidden': true },
    { 'aria-label': 'x' },
    { role: 'img' },
    { fill: 'currentColor' },
  ]) {
    const drawn = renderToStaticMarkup(createElement(plainIcon(__iconData), props))
    expect(sorted(drawn)).toBe(sorted(renderToStaticMarkup(createElement(theirs, props))))
  }
})

test('is what every icon of lucide is made with in a build', () => {
  const { resolveId } = plainIcons()
  if (typeof resolveId !== 'function') throw new Error('resolveId is no function')
  const from = (source: string, importer: string) => Reflect.apply(resolveId, undefined, [source, importer])
  const icon = '/node_modules/lucide-react/dist/esm/icons/phone.mjs'
  const source = readFileSync(new URL(`../../../..${icon}`, import.meta.url), 'utf8')
  expect(source).toContain("'../createLucideIcon.mjs'")
  expect(from('../createLucideIcon.mjs', icon)).toMatch(/plain-icon\.ts$/)
  expect(from('../createLucideIcon.mjs', '/other/icons/phone.mjs')).toBeNull()
  expect(from('./Icon.mjs', icon)).toBeNull()
})
