import { describe, expect, it } from 'vitest'
import { isTaxNumber } from './tax-number.ts'

describe('isTaxNumber', () => {
  it.each(['123456789 RT0001', ' 12345 6789-rt 0001 ', '123456789 - RT - 0001'])('takes %j', (text) =>
    expect(isTaxNumber(text)).toBe(true),
  )

  it.each([
    '',
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
  ])('refuses %j', (text) => expect(isTaxNumber(text)).toBe(false))
})
