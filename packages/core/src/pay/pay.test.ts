import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../money/index.ts'
import { gtaPolicy } from '../schedule/index.ts'
import { checkPay, suggestedPay } from './pay.ts'

describe('pay', () => {
  it.each([
    [33_000, 16_500],
    [16_100, 8_100],
    [16_099, 8_000],
    [0, 0],
  ])('half of %i is %i in whole dollars', (subtotal, pay) =>
    expect(suggestedPay(cents(subtotal), gtaPolicy)).toBe(pay),
  )

  it('follows the policy', () => {
    expect(suggestedPay(cents(10_000), { contractorPayPercent: 60 })).toBe(6_000)
  })

  it.each([
    ['165.50', 16_550],
    ['0', 0],
    ['10000', 1_000_000],
    ['100,50', 10_050],
    ['$1,250.00', 125_000],
    [' ', null],
  ])('reads %s', (typed, value) => expect(checkPay(typed)).toEqual({ ok: true, value }))

  it.each([
    ['-1', 'Contractor pay must be a positive number'],
    ['ten', 'Contractor pay must be a positive number'],
    ['NaN', 'Contractor pay must be a positive number'],
    ['1,5', '“1,5” can be read in two ways. Please write it like 1250.50'],
    ['10000.01', 'Contractor pay can be at most $10,000'],
    ['99999999999', 'Contractor pay can be at most $10,000'],
    ['1e309', 'Contractor pay can be at most $10,000'],
  ])('refuses %s', (typed, message) =>
    expect(checkPay(typed)).toEqual({ ok: false, title: 'Invalid Pay', message }),
  )

  it('is within half a dollar of half the subtotal', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (subtotal) => {
        const pay = suggestedPay(cents(subtotal), gtaPolicy)
        expect(pay % 100).toBe(0)
        expect(Math.abs(pay - subtotal / 2)).toBeLessThanOrEqual(50)
      }),
    )
  })
})
