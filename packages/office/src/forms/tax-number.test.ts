import { describe, expect, it } from 'vitest'
import { checkTaxNumber } from './tax-number.ts'

describe('checkTaxNumber', () => {
  it.each([
    ['123456789 RT0001', '123456789 RT0001'],
    [' 12345 6789-rt 0001 ', '123456789 RT0001'],
    ['123456789 - RT - 0001', '123456789 RT0001'],
    ['', ''],
    ['  ', ''],
  ])('takes %j as %j', (text, value) => expect(checkTaxNumber(text)).toEqual({ ok: true, value }))

  it.each([
    '123456789',
    '12345678 RT0001',
    '0123456789 RT0001',
    '123456789 RC0001',
    '123456789 RT001',
    '123456789 RT00012',
    '123456789/RT0001',
    '123456789 RT.0001',
    'RT0001',
    '-',
    'none',
  ])('refuses %j', (text) =>
    expect(checkTaxNumber(text)).toEqual({
      ok: false,
      message: 'Please enter an HST number such as 123456789 RT0001',
    }),
  )
})
