import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { addOnsFor, gtaPriceBook, nearestSize, startingPrice } from './index.ts'

const names = (service: keyof typeof gtaPriceBook.services) =>
  addOnsFor(gtaPriceBook, service).map(({ name }) => name)

describe('gtaPriceBook', () => {
  it('has the table of the specification', () => {
    const table = Object.entries(gtaPriceBook.services.standard.basePrices).map(([size, basic]) => {
      const { basePrices: deep } = gtaPriceBook.services['deep-clean']
      const { basePrices: move } = gtaPriceBook.services['move-clean']
      return [size, basic, deep[size as '1-1'], move[size as '1-1']].join(' ')
    })
    expect(table).toEqual([
      '1-1 16000 20000 25000',
      '2-1 18000 22000 27000',
      '2-2 20000 24500 29500',
      '3-2 22000 27000 32500',
      '3-3 24000 29500 35000',
      '4-3 26000 32000 37500',
      '4-4 28000 34500 40000',
      '5-4 30000 37000 43000',
      '5-5 32000 39500 46000',
    ])
  })

  it('has the add-ons of the specification, with their units', () => {
    const all = addOnsFor(gtaPriceBook, 'standard').map(({ name, priceCents, unit }) => [
      name,
      priceCents / 100,
      unit,
    ])
    expect(all).toEqual([
      ['Eco-Friendly Products', 20, undefined],
      ['Fridge Cleaning', 25, undefined],
      ['Oven Cleaning', 30, undefined],
      ['Interior Windows', 20, 'per 5 windows'],
      ['Bed Linen Change', 10, 'per bed'],
      ['Laundry', 20, '1 load'],
      ['Dishwashing', 15, undefined],
      ['Closet Organization', 30, undefined],
      ['Pantry Organization', 25, undefined],
      ['Kitchen Cabinet Organization', 40, undefined],
    ])
  })

  it('offers them by service', () => {
    expect(names('deep-clean')).toEqual(
      names('standard').filter((name) => name !== 'Fridge Cleaning' && name !== 'Oven Cleaning'),
    )
    expect(names('move-clean')).toEqual(['Eco-Friendly Products', 'Laundry', 'Bed Linen Change'])
  })
})

describe('startingPrice', () => {
  it('is the from-price of each card', () => {
    expect(startingPrice(gtaPriceBook, 'standard')).toBe(16000)
    expect(startingPrice(gtaPriceBook, 'deep-clean')).toBe(20000)
    expect(startingPrice(gtaPriceBook, 'move-clean')).toBe(25000)
  })
})

describe('nearestSize', () => {
  const { standard } = gtaPriceBook.services

  it.each([
    [3, 2, '3-2', 0, 0],
    [1, 5, '1-1', 0, 4],
    [3, 1, '2-1', 1, 0],
    [5, 1, '2-1', 3, 0],
    [2, 5, '2-2', 0, 3],
    [4, 5, '4-4', 0, 1],
    [5, 2, '3-2', 2, 0],
  ])(
    'charges %i bedrooms and %i bathrooms by the entry %s',
    (bedrooms, bathrooms, size, extraBedrooms, extraBathrooms) => {
      expect(nearestSize(standard, bedrooms, bathrooms)).toMatchObject({
        size,
        extraBedrooms,
        extraBathrooms,
      })
    },
  )

  it('refuses a home smaller than the table', () => {
    const large = { ...standard, basePrices: { '2-2': cents(20000) } }
    expect(() => nearestSize(large, 1, 3)).toThrow('no price for a home of 1 bedrooms and 3 bathrooms')
  })
})
