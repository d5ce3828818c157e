import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cell = (value: string | number) => csvOf([[value]]).slice(1, -2)

it('marks UTF-8 and ends each row as spreadsheets do', () => {
  expect(csvOf([['Name', 'Jobs'], ['Zoë', 1], []])).toBe('\uFEFFName,Jobs\r\nZoë,1\r\n\r\n')
})

it('keeps spreadsheets from reading a name as a formula', () => {
  for (const name of ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', ' =1'])
    expect(cell(name)).toBe(`"'${name}"`)
})

it('leaves numbers and plain words alone, and quotes what would break a line', () => {
  expect(['-12.50', -5, 3, 'Ana Diaz', ''].map(cell)).toEqual(['-12.50', '-5', '3', 'Ana Diaz', ''])
  expect(cell('Diaz, Ana')).toBe('"Diaz, Ana"')
  expect(cell('a "b"\nc')).toBe('"a ""b""\nc"')
})
