import { describe, expect, it } from 'vitest'
import type { Measures } from './price-book.ts'
import { cellsOf, readingsOf } from './table-cells.ts'

const measures: Measures = {
  rooms: { one: 'room', many: 'rooms', min: 1, max: 12 },
  baths: { one: 'bath', many: 'baths', min: 0, max: 5 },
  coat: { label: 'Coat', choices: { short: 'Short', 'short-wire': 'Wire', wire: 'Wiry' } },
  kind: { label: 'Kind', choices: { 'wire-dog': 'Wire dog', dog: 'Dog' } },
  pets: { label: 'Pets', flag: true },
}

describe('readingsOf', () => {
  it.each([
    [['rooms', 'baths'], '3-0', [[3, 0]]],
    [['rooms'], '12', [[12]]],
    [['coat', 'rooms'], 'short-wire-2', [['short-wire', 2]]],
    [['pets', 'rooms'], 'false-1', [[false, 1]]],
    [
      ['coat', 'kind'],
      'short-wire-dog',
      [
        ['short', 'wire-dog'],
        ['short-wire', 'dog'],
      ],
    ],
  ])('by %j reads %j as %j', (by, key, readings) => expect(readingsOf(measures, by, key)).toEqual(readings))

  it.each([
    [['rooms'], ''],
    [['rooms'], '0'],
    [['rooms'], '13'],
    [['rooms'], '03'],
    [['baths'], '00'],
    [['baths'], '-0'],
    [['rooms'], '+3'],
    [['rooms'], '3.0'],
    [['rooms'], '3x'],
    [['rooms'], 'x3'],
    [['rooms'], '3-'],
    [['rooms'], '-3'],
    [['rooms', 'baths'], '3'],
    [['rooms', 'baths'], '3_1'],
    [['rooms', 'baths'], '3-1-1'],
    [['coat', 'rooms'], 'short1'],
    [['coat', 'rooms'], 'shortx1'],
    [['coat'], 'Short'],
    [['coat'], 'toString'],
    [['pets'], 'yes'],
    [['windows'], '1'],
    [['windows', 'rooms'], '1'],
  ])('by %j cannot read %j', (by, key) => expect(readingsOf(measures, by, key)).toEqual([]))

  describe('of a key that splits in billions of ways', () => {
    const by = Array.from({ length: 40 }, (_, index) => `measure-${index}`)
    const choices = { a: 'One', 'a-a': 'Two' }
    const hostile = Object.fromEntries(by.map((id) => [id, { label: id, choices }]))
    const key = Array.from({ length: 60 }, () => 'a').join('-')

    it('gives two of them', () => {
      const readings = readingsOf(hostile, by, key)
      expect(new Set(readings.map((values) => values.join(' '))).size).toBe(2)
      expect(readings.map((values) => values.join('-'))).toEqual([key, key])
    })

    it('gives none where each of them fails at the end', () => {
      expect(readingsOf(hostile, by, `${key}-b`)).toEqual([])
    })
  })
})

describe('cellsOf', () => {
  it('gives the values and the amount of each cell, the largest first', () => {
    const cells = { '1-0': 100, '3-2': 300, '2-1': 200 }
    expect(cellsOf(measures, { kind: 'table', by: ['rooms', 'baths'], cells })).toEqual([
      { key: '3-2', values: [3, 2], amount: 300 },
      { key: '2-1', values: [2, 1], amount: 200 },
      { key: '1-0', values: [1, 0], amount: 100 },
    ])
  })

  it('puts the largest first within each choice', () => {
    const cells = { 'short-1': 1, 'wire-2': 2, 'short-3': 3 }
    const keys = cellsOf(measures, { kind: 'table', by: ['coat', 'rooms'], cells }).map(({ key }) => key)
    expect(keys).toEqual(['short-3', 'wire-2', 'short-1'])
  })

  it('leaves out a key that cannot be read', () => {
    const cells = { studio: 90, '1': 100 }
    expect(cellsOf(measures, { kind: 'table', by: ['rooms'], cells })).toEqual([
      { key: '1', values: [1], amount: 100 },
    ])
  })
})
