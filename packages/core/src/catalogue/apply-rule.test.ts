import { describe, expect, it } from 'vitest'
import { applied, measuresOf, nearestCell, sumOf } from './apply-rule.ts'
import type { AmountRule, Measures, TableRule } from './price-book.ts'
import { cellsOf } from './table-cells.ts'

const measures: Measures = {
  rooms: { one: 'room', many: 'rooms', min: 1, max: 9 },
  windows: { one: 'window', many: 'windows', min: 0, max: 99 },
  coat: { label: 'Coat', choices: { short: 'Short', long: 'Long' } },
  pets: { label: 'Pets', flag: true },
}

/** Returns what a rule comes to for a request. */
const partsOf = (rule: AmountRule, request: Record<string, unknown>) => applied(measures, rule)(request)

describe('measuresOf', () => {
  it('names what a rule reads of a request', () => {
    expect(measuresOf({ kind: 'flat', amount: 1 })).toEqual([])
    expect(measuresOf({ kind: 'per-unit', of: 'windows', each: 1 })).toEqual(['windows'])
    expect(measuresOf({ kind: 'table', by: ['rooms', 'coat'], cells: {} })).toEqual(['rooms', 'coat'])
  })
})

describe('sumOf', () => {
  it('adds the amounts of parts', () => {
    expect(sumOf([])).toBe(0)
    expect(
      sumOf([
        { part: 'flat', amount: 100 },
        { part: 'beyond', measure: 'rooms', count: 2, each: 30, amount: 60 },
      ]),
    ).toBe(160)
  })
})

describe('a flat rule', () => {
  it('comes to its amount, whatever is asked for', () => {
    expect(partsOf({ kind: 'flat', amount: 3500 }, {})).toEqual([{ part: 'flat', amount: 3500 }])
  })
})

describe('a rule per unit', () => {
  const units = (from: number, count: number, each: number) => ({
    part: 'units',
    measure: 'windows',
    from,
    count,
    each,
    amount: count * each,
  })
  const rule = { kind: 'per-unit', of: 'windows', each: 10 } as const
  const tiers = [
    { from: 5, each: 8 },
    { from: 7, each: 6 },
  ]

  it('charges an amount for each unit', () => {
    expect(partsOf(rule, { windows: 3 })).toEqual([units(1, 3, 10)])
  })

  it('shows that there are none', () => expect(partsOf(rule, { windows: 0 })).toEqual([units(1, 0, 10)]))

  it.each([
    [0, [units(1, 0, 10)]],
    [4, [units(1, 4, 10)]],
    [5, [units(1, 4, 10), units(5, 1, 8)]],
    [6, [units(1, 4, 10), units(5, 2, 8)]],
    [7, [units(1, 4, 10), units(5, 2, 8), units(7, 1, 6)]],
    [20, [units(1, 4, 10), units(5, 2, 8), units(7, 14, 6)]],
  ])('charges %i units by the tier that each is in', (windows, parts) =>
    expect(partsOf({ ...rule, tiers }, { windows })).toEqual(parts),
  )

  it('is filled up to its minimum', () => {
    expect(partsOf({ ...rule, minimum: 45 }, { windows: 4 })).toEqual([
      units(1, 4, 10),
      { part: 'minimum', minimum: 45, amount: 5 },
    ])
    expect(partsOf({ ...rule, minimum: 45 }, { windows: 0 })).toEqual([
      units(1, 0, 10),
      { part: 'minimum', minimum: 45, amount: 45 },
    ])
  })

  it('has no more parts from its minimum on', () => {
    expect(partsOf({ ...rule, minimum: 40 }, { windows: 4 })).toEqual([units(1, 4, 10)])
    expect(partsOf({ ...rule, minimum: 40 }, { windows: 5 })).toEqual([units(1, 5, 10)])
  })

  it('compares what all tiers come to with its minimum', () => {
    expect(partsOf({ ...rule, tiers, minimum: 60 }, { windows: 6 })).toEqual([
      units(1, 4, 10),
      units(5, 2, 8),
      { part: 'minimum', minimum: 60, amount: 4 },
    ])
  })
})

describe('a table', () => {
  const table: TableRule = {
    kind: 'table',
    by: ['coat', 'rooms', 'windows'],
    cells: { 'short-1-0': 100, 'short-3-0': 250, 'long-2-0': 300 },
    beyond: { rooms: 40 },
  }
  const cell = (key: string, amount: number, measures: object) => ({
    part: 'cell',
    cell: key,
    measures,
    amount,
  })

  it('comes to the amount of its cell, and says for which values', () => {
    const request = { coat: 'short', rooms: 3, windows: 0, pets: true }
    expect(partsOf(table, request)).toEqual([cell('short-3-0', 250, { coat: 'short', rooms: 3, windows: 0 })])
  })

  it('adds the steps above the cell, of the counts that have a price for them', () => {
    const request = { coat: 'short', rooms: 5, windows: 7 }
    expect(partsOf(table, request)).toEqual([
      cell('short-3-0', 250, request),
      { part: 'beyond', measure: 'rooms', count: 2, each: 40, amount: 80 },
    ])
  })

  it('adds steps in the order of its measures', () => {
    const both = { ...table, beyond: { windows: 5, rooms: 40 } }
    expect(partsOf(both, { coat: 'short', rooms: 2, windows: 2 }).slice(1)).toEqual([
      { part: 'beyond', measure: 'rooms', count: 1, each: 40, amount: 40 },
      { part: 'beyond', measure: 'windows', count: 2, each: 5, amount: 10 },
    ])
  })

  it('has no steps where none are priced', () => {
    const { beyond: _, ...flat } = table
    const request = { coat: 'long', rooms: 9, windows: 9 }
    expect(partsOf(flat, request)).toEqual([cell('long-2-0', 300, request)])
  })

  it('comes to nothing where no cell is small enough', () => {
    expect(partsOf(table, { coat: 'long', rooms: 1, windows: 0 })).toEqual([])
  })

  it.each([
    [{ coat: 'short', rooms: 9, windows: 0 }, 'short-3-0'],
    [{ coat: 'short', rooms: 2, windows: 0 }, 'short-1-0'],
    [{ coat: 'long', rooms: 2, windows: 0 }, 'long-2-0'],
    [{ coat: 'long', rooms: 1, windows: 0 }, undefined],
    [{ coat: 'curly', rooms: 9, windows: 0 }, undefined],
  ])('has for %o the nearest cell %s', (request, key) =>
    expect(nearestCell(cellsOf(measures, table), table.by, request)?.key).toBe(key),
  )

  it('goes by whether something is so', () => {
    const byPets: TableRule = { kind: 'table', by: ['pets'], cells: { true: 2, false: 1 } }
    expect(partsOf(byPets, { pets: true })).toEqual([cell('true', 2, { pets: true })])
    expect(partsOf(byPets, { pets: false })).toEqual([cell('false', 1, { pets: false })])
  })
})
