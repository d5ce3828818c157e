import { describe, expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { settingFrom, settings } from './index.ts'

const { daily_booking_limit: limit, keep_bookings_months: months } = settings

describe('a setting', () => {
  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['9999', 9999],
  ])('reads the limit %j', (text, value) => expect(limit.read(text)).toEqual({ ok: true, value }))

  it.each([
    ['6', 6],
    [' 24 ', 24],
    ['120', 120],
  ])('reads the months %j', (text, value) => expect(months.read(text)).toEqual({ ok: true, value }))

  it.each(['', '0', '1', '5', '-1', '6.5', '1e1', '012', '121', '999', '10000', 'many'])(
    'does not take the months %j',
    (text) => expect(months.read(text)).toEqual({ ok: false, message: 'Enter a whole number from 6 to 120' }),
  )

  it.each(['', '-1', '2.5', '10000', 'many', null, undefined])('of %j is its initial value', (stored) =>
    expect(settingFrom(limit, stored, gtaBusiness)).toBe(10),
  )

  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['6', 6],
  ])('reads the limit %j of a weekday', (text, value) =>
    expect(settings.saturday_limit.read(text)).toEqual({ ok: true, value }),
  )

  it('takes no crew for a number of crews', () => {
    expect(settings.crews.read('0')).toEqual({ ok: false, message: 'Enter a whole number from 1 to 100' })
    expect(settingFrom(settings.crews, '101', gtaBusiness)).toBeNull()
    expect(settingFrom(settings.crews, '2', gtaBusiness)).toBe(2)
  })

  it.each([
    ['yes', true],
    ['no', false],
    ['', true],
    ['No', true],
    [null, true],
  ])('of %j leaves it to the office: %s', (stored, value) =>
    expect(settingFrom(settings.office_refunds, stored, gtaBusiness)).toBe(value),
  )

  it('is in its normal form', () => {
    expect(settingFrom(limit, ' 12 ', gtaBusiness)).toBe(12)
    expect(settingFrom(limit, 'a dozen', gtaBusiness)).toBe(limit.initial(gtaBusiness))
  })
})
