import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './start/root.mjs'

/** Licences under which a package may be used and passed on with a notice; each file of an MPL package stays under it. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

it('R61: every installed package has a licence that permits its use', () => {
  const lock: { packages: Record<string, { license?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const others = Object.entries(lock.packages).flatMap(([path, { license = 'none', link }]) => {
    const isOurs = link === true || !path.includes('node_modules/')
    const choices = license.replace(/[()]/g, '').split(' OR ')
    const isPermitted = choices.some((names) => names.split(' AND ').every((name) => permitted.has(name)))
    return isOurs || isPermitted ? [] : [`${path}: ${license}`]
  })
  expect(others).toEqual([])
})
