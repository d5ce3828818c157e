import { describe, expect, it } from 'vitest'
import { isValueOf, measureProblem, namesOf } from './measure.ts'
import type { Measure, Measures } from './price-book.ts'

const rooms: Measure = { one: 'room', many: 'rooms', min: 1, max: 5 }
const coat: Measure = { label: 'Coat', choices: { short: 'Short', '2': 'Double' } }
const pets: Measure = { label: 'Pets', flag: true }
const measures: Measures = { rooms, coat, pets }

describe('namesOf', () => {
  it('gives the names of a count', () => {
    expect(namesOf(measures, 'rooms')).toMatchObject({ one: 'room', many: 'rooms' })
  })

  it.each(['coat', 'pets', 'windows'])('gives the id of %s, which is no count of the book', (id) =>
    expect(namesOf(measures, id)).toEqual({ one: id, many: id }),
  )
})

describe('isValueOf', () => {
  it.each([
    ['a count', rooms, [1, 3, 5], [0, 6, 2.5, Number.NaN, '3', [3], null, undefined]],
    ['a choice', coat, ['short', '2'], ['long', 'Short', 2, '', 'toString', null]],
    ['a flag', pets, [true, false], ['true', 0, null, undefined]],
  ])('tells the values of %s from others', (_, measure, values, others) => {
    expect(values.filter((value) => !isValueOf(measure, value))).toEqual([])
    expect(others.filter((value) => isValueOf(measure, value))).toEqual([])
  })
})

describe('measureProblem', () => {
  it.each([
    [rooms, 6, 'Choose 1 to 5 rooms, not 6'],
    [rooms, '3', "Choose 1 to 5 rooms, not '3'"],
    [rooms, undefined, 'Choose 1 to 5 rooms'],
    [rooms, {}, 'Choose 1 to 5 rooms'],
    [coat, 'long', 'must be one of 2, short'],
    [pets, 'yes', 'must be true or false'],
  ])('of %o and %j: %s', (measure, value, message) => expect(measureProblem(measure, value)).toBe(message))
})
