import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../start/root.mjs'
import { stepOf } from '../test/steps.mjs'
import { belowTable, documentOf } from './document.mjs'
import { promises, titleOf } from './list.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the list of promises', () => {
  it('has every number once', () => {
    const ids = promises.flatMap((promise) => promise.ids)
    expect(ids).toEqual([...new Set(ids)].toSorted())
  })

  it.each(promises.map((promise) => [titleOf(promise), promise] as const))(
    '%s has tests',
    (_, { trials }) => {
      expect(trials.length).toBeGreaterThan(0)
      for (const { file, environment = {} } of trials) {
        expect(existsSync(join(root, file)), file).toBe(true)
        expect(stepOf(file), file).toBeDefined()
        // A number that the test does not read would make nothing longer.
        for (const name of Object.keys(environment)) expect(read(file), file).toContain(name)
      }
    },
  )

  it('is what docs/reliability.md reports about', () => {
    const document = read('docs/reliability.md')
    for (const promise of promises) expect(document).toContain(`| ${titleOf(promise)} | ${promise.holds} |`)
  })
})

describe('the document', () => {
  it('keeps what is written below the promises', () => {
    const below = '\nR50 took an hour.\n\n| Rows | of another table |\n'
    const document = documentOf(promises, {}, '2 cores')
    expect(belowTable(`${document}${below}`)).toBe(below)
    expect(belowTable(document)).toBe('')
  })

  it('says of each promise whether it held, with how much, or that it was not run', () => {
    const chosen = promises.filter(({ ids }) => ['R01', 'R02', 'R04'].some((id) => ids.includes(id)))
    const row = { passed: 2, seconds: 3.2, reasons: [], seed: '7' }
    const text = documentOf(chosen, { R01: { ...row, held: true }, R02: { ...row, held: false } }, '2 cores')
    const cells = (id: string) =>
      text
        .split('\n')
        .find((line) => line.startsWith(`| ${id} |`))
        ?.split(' | ')
        .slice(3, 7)
    expect(cells('R01')).toEqual(['held', '2', '4', '7'])
    expect(cells('R02')).toEqual(['**failed**', '2', '4', '7'])
    expect(cells('R04')?.[0]).toBe('not run')
  })
})
