import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../start/root.mjs'
import { faults } from './list.mjs'
import { plant } from './plant.mjs'

let directory: string
let file: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'plant-'))
  file = join(directory, 'rule.sql')
  writeFileSync(file, 'lock $& once; lock twice')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('plant', () => {
  it('replaces the text literally and puts it back', () => {
    const remove = plant(file, { find: 'once', replace: '$& never' })
    expect(readFileSync(file, 'utf8')).toBe('lock $& $& never; lock twice')
    remove()
    expect(readFileSync(file, 'utf8')).toBe('lock $& once; lock twice')
  })

  it.each(['unlock', 'lock'])('refuses a text that does not stand exactly once: %s', (find) => {
    expect(() => plant(file, { find, replace: '' })).toThrow('places for this fault, not one')
    expect(readFileSync(file, 'utf8')).toBe('lock $& once; lock twice')
  })
})

/** The ends of what stands before a place to fill in, or behind it, in the titles of a file: those of tables have such places. */
const partsOfTitles = (text: string) =>
  [...text.matchAll(/(?:\(|^\s*)(['"`])([^\n]*?)\1,/gm)]
    .map(([, , title = '']) => title.split(/%[sdij]|\$\{.*?\}|\$\w+/))
    .filter((parts) => parts.length > 1)
    .flatMap((parts) => parts.map((part) => part.trim().slice(-12)).filter((part) => part.length > 7))

describe('the list of faults', () => {
  it.each(faults.map(({ name, ...fault }) => [name, fault] as const))(
    'finds the place of: %s',
    (_, fault) => {
      expect(readFileSync(join(root, fault.file), 'utf8').split(fault.find)).toHaveLength(2)
    },
  )

  // The others name a file and how its run ends.
  const named = faults.filter(({ reason }) => !/^[a-z ]+: /.test(reason))
  it.each(named.map((fault) => [fault.reason, fault.tests] as const))(
    'finds the test that notices: %s',
    (reason, tests) => {
      const text = tests.map((path) => readFileSync(join(root, path), 'utf8')).join('')
      const title = reason.split(' > ').at(-1) ?? ''
      expect(text.includes(title) || partsOfTitles(text).some((part) => title.includes(part))).toBe(true)
    },
  )
})
