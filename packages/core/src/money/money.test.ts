import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  allocate,
  amountFromText,
  cents,
  centsFromDollars,
  dollarsOf,
  formatMoney,
  isCents,
  minorUnitsOf,
  percentOf,
  zeroCents,
} from './index.ts'
import { percentWithin, roundingStep } from './percent-of.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents)

describe('cents', () => {
  it('refuses what is not a whole number of cents', () => {
    expect(cents(33600)).toBe(33600)
    expect(isCents(1)).toBe(true)
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(wrong)).toThrow('Not a whole number of cents')
    }
  })
})

describe('dollars', () => {
  it('reads dollars as the writer meant them', () => {
    expect(centsFromDollars(19.99)).toBe(1999)
    expect(centsFromDollars(1.005)).toBe(101)
    expect(centsFromDollars(1e-7)).toBe(0)
    expect(centsFromDollars(-0.001)).toBe(0)
    expect(() => centsFromDollars(1e21)).toThrow(RangeError)
    expect(() => centsFromDollars(Number.NaN)).toThrow(RangeError)
    expect(() => centsFromDollars(1e308)).toThrow(RangeError)
  })

  it('gives every amount back', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(centsFromDollars(dollarsOf(amount))).toBe(amount)
      }),
    )
  })
})

describe('percentOf', () => {
  it('rounds half up to whole dollars or cents', () => {
    expect(percentOf(cents(29700), 13, 100)).toBe(3900)
    expect(percentOf(cents(29700), 13, 1)).toBe(3861)
    expect(percentOf(cents(1000), 5, 100)).toBe(100)
    expect(percentOf(cents(10), 5, 1)).toBe(1)
    expect(percentOf(cents(10_000), 8.875, 1)).toBe(888)
    expect(percentOf(zeroCents, 13, 100)).toBe(0)
  })

  it('goes by the whole unit of the currency, its minor unit, or so many of them', () => {
    expect(['CAD', 'JPY', 'KWD'].map((currency) => roundingStep('dollar', currency))).toEqual([100, 1, 1000])
    expect([roundingStep('cent', 'CAD'), roundingStep({ to: 5 }, 'CAD')]).toEqual([1, 5])
  })

  describe('properties', () => {
    it('is exact for amounts that have no room for another factor', () => {
      const percents = fc.integer({ min: 0, max: 1_000_000 })
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 9e15 }),
          percents,
          fc.constantFrom(1, 5, 100),
          (amount, part, step) => {
            const [divisor, twice] = [1_000_000n * BigInt(step), 2n * BigInt(amount) * BigInt(part)]
            const exact = ((twice + divisor) / (2n * divisor)) * BigInt(step)
            expect(BigInt(percentOf(cents(amount), part / 10_000, step))).toBe(exact)
          },
        ),
      )
    })

    it('is within half a unit of the exact share and never falls as the amount grows', () => {
      fc.assert(
        fc.property(amounts, amounts, fc.integer({ min: 0, max: 100 }), (a, b, percent) => {
          const share = percentOf(a, percent, 100)
          expect(Math.abs(share - (a * percent) / 100)).toBeLessThanOrEqual(50)
          if (a <= b) expect(share).toBeLessThanOrEqual(percentOf(b, percent, 100))
        }),
      )
    })
  })
})

describe('percentWithin', () => {
  it('is the part of an amount that is a percentage of the rest, rounded half up', () => {
    expect(percentWithin(cents(18_000), 20, 20, 1)).toBe(3000)
    expect([20, 5].map((percent) => percentWithin(cents(10_000), percent, 25, 1))).toEqual([1600, 400])
    expect(percentWithin(cents(10_000), 8.875, 8.875, 1)).toBe(815)
    expect(percentWithin(cents(16_000), 13, 13, 100)).toBe(1800)
    expect(percentWithin(cents(3), 100, 100, 1)).toBe(2)
  })
})

describe('allocate', () => {
  it('gives the cents left over to the largest remainders, earlier parts first', () => {
    expect(allocate(cents(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(cents(10), [1, 0, 3])).toEqual([3, 0, 7])
    expect(allocate(cents(100), [1])).toEqual([100])
    expect(allocate(zeroCents, [1, 2])).toEqual([0, 0])
    expect(allocate(cents(10), [1.1, 1.5, 1.9, 1.5, 4])).toEqual([1, 2, 2, 1, 4])
  })

  it('compares remainders exactly, whatever their size and that of the amount', () => {
    expect(allocate(cents(2), [4, 1, 1])).toEqual([2, 0, 0])
    expect(allocate(cents(9052), [13_000, 5500, 28_000])).toEqual([2531, 1071, 5450])
    expect(allocate(cents(8_004_739_791_154_861), [469_304_710])).toEqual([8_004_739_791_154_861])
    expect(allocate(cents(2), [0.4, 0.1, 0.1])).toEqual([2, 0, 0])
    expect(allocate(cents(4), [1e300, 3e300])).toEqual([1, 3])
    expect(allocate(cents(5), [5e-324, 0])).toEqual([5, 0])
  })

  it('splits a refund as its charge', () => {
    expect(allocate(cents(-100), [1, 1, 1])).toEqual([-34, -33, -33])
  })

  it('refuses weights that cannot divide anything', () => {
    for (const weights of [[], [0], [-1, 2], [Number.NaN], [Number.POSITIVE_INFINITY]]) {
      expect(() => allocate(cents(100), weights)).toThrow('Weights must not be negative')
    }
  })

  describe('properties', () => {
    it('splits without losing or making a cent', () => {
      const weights = fc
        .array(fc.nat(1000), { minLength: 1 })
        .filter((all) => all.some((weight) => weight > 0))
      fc.assert(
        fc.property(amounts, weights, (amount, all) => {
          const parts = allocate(amount, all)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
          expect(parts.every((part) => part >= 0)).toBe(true)
          expect(allocate(cents(0 - amount), all)).toEqual(parts.map((part) => 0 - part))
        }),
      )
    })

    it('gives every part its share, and one more to no part before one of a larger remainder', () => {
      const weights = fc
        .array(fc.nat(40_000), { minLength: 1, maxLength: 6 })
        .filter((all) => all.some(Boolean))
      fc.assert(
        fc.property(fc.nat(Number.MAX_SAFE_INTEGER).map(cents), weights, (amount, all) => {
          const sum = BigInt(all.reduce((total, weight) => total + weight))
          const shares = all.map((weight) => BigInt(amount) * BigInt(weight))
          const parts = allocate(amount, all)
          const extra = parts.map((part, index) => BigInt(part) - (shares[index] ?? 0n) / sum)
          expect(extra.every((more) => more === 0n || more === 1n)).toBe(true)
          const remainders = shares.map((share) => share % sum)
          const given = remainders.filter((_, index) => extra[index] === 1n)
          const notGiven = remainders.filter((_, index) => extra[index] === 0n)
          expect(notGiven.every((kept) => given.every((larger) => larger >= kept))).toBe(true)
        }),
      )
    })
  })
})

describe('formatMoney', () => {
  it('asks for the way to write a currency once, since that takes long', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    const krona = (amount: number) => formatMoney(cents(amount), { currency: 'SEK', locale: 'en-GB' })
    expect([krona(1200), krona(3400)]).toEqual(['SEK\u00a012', 'SEK\u00a034'])
    expect(made).toHaveBeenCalledTimes(1)
    krona(1250)
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('shows cents when there are any, or always on request', () => {
    expect(formatMoney(cents(33600), { currency: 'CAD' })).toBe('$336')
    expect(formatMoney(cents(33650), { currency: 'CAD' })).toBe('$336.50')
    expect(formatMoney(cents(33600), { currency: 'CAD', decimals: 2 })).toBe('$336.00')
    expect(formatMoney(cents(33650), { currency: 'CAD', decimals: 0 })).toBe('$337')
    expect(formatMoney(cents(123_456_700), { currency: 'USD' })).toBe('US$1,234,567')
    expect(formatMoney(cents(-3300), { currency: 'CAD' })).toBe('-$33')
    expect(formatMoney(cents(-0), { currency: 'CAD' })).toBe('$0')
    expect(formatMoney(centsFromDollars(-0.001), { currency: 'CAD' })).toBe('$0')
  })

  it('has the decimals that ISO 4217 gives a currency, where a browser would show fewer', () => {
    expect(minorUnitsOf(1990.5, 'HUF')).toBe(199_050)
    expect(formatMoney(cents(199_050), { currency: 'HUF' })).toBe('HUF\u00a01,990.50')
    expect(['IDR', 'COP', 'PKR', 'RSD', 'LBP'].map((currency) => minorUnitsOf(1, currency))).toEqual(
      Array(5).fill(100),
    )
    expect(['KRW', 'VND', 'ISK', 'XOF'].map((currency) => minorUnitsOf(1, currency))).toEqual(
      Array(4).fill(1),
    )
    expect(['IQD', 'BHD', 'CLF'].map((currency) => minorUnitsOf(1, currency))).toEqual([1000, 1000, 10_000])
  })

  it('has the decimals of the currency and the style of the locale', () => {
    expect(formatMoney(cents(1234), { currency: 'JPY' })).toBe('JP¥1,234')
    expect(formatMoney(cents(1234), { currency: 'KWD' })).toBe('KWD\u00a01.234')
    expect(formatMoney(cents(9688), { currency: 'GBP', locale: 'en-GB' })).toBe('£96.88')
    expect(formatMoney(cents(9650), { currency: 'CAD', locale: 'fr-CA' })).toBe('96,50\u00a0$')
  })
})

describe('amountFromText', () => {
  it.each([
    ['100', 100],
    ['100.5', 100.5],
    [' 100.50 ', 100.5],
    ['.5', 0.5],
    ['.55', 0.55],
    ['100.', 100],
    ['100,50', 100.5],
    ['1250,00', 1250],
    ['$100', 100],
    ['CA$ 1,250.00', 1250],
    ['1,250', 1250],
    ['1,250.5', 1250.5],
    ['1,234,567.89', 1_234_567.89],
    ['1.250,00', 1250],
    ['1 250,00 $', 1250],
    ['12 250 250', 12_250_250],
    ['12 250 250,50', 12_250_250.5],
    ['12.250.250,50', 12_250_250.5],
    ['1\u202f250.00', 1250],
    ['-1', -1],
    ['1e309', Number.POSITIVE_INFINITY],
  ])('reads %s', (text, value) => expect(amountFromText(text)).toEqual({ ok: true, value }))

  it.each([
    ...['1.250', '1,5', '1,25,00', '12,50.00', '1.2.3', '100,500,5', '10 50', '0.005', '1250,000', '.555'],
    ...['1234.250,00', '1.250,000', '1234 250', '1234 250,00', '1 250,000', '1 250.000', '1 25 250'],
  ])('does not guess %s', (text) => expect(amountFromText(text)).toEqual({ ok: false, why: 'ambiguous' }))

  it.each(['', ' ', '$', 'ten', '100 CAD', ',', 'NaN', '100-200', '1$00', '5 CA$'])('refuses %j', (text) =>
    expect(amountFromText(text)).toEqual({ ok: false, why: 'no-amount' }),
  )

  it('reads every amount as it is shown, and as a spreadsheet writes it', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_00), (amount) => {
        for (const locale of ['en-CA', 'fr-CA', 'de-DE']) {
          const shown = formatMoney(cents(amount), { currency: 'CAD', locale, decimals: 2 }).replace('CA', '')
          expect(amountFromText(shown)).toEqual({ ok: true, value: amount / 100 })
        }
        expect(amountFromText(String(amount / 100))).toEqual({ ok: true, value: amount / 100 })
      }),
    )
  })
})
