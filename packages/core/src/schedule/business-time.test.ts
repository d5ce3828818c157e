import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDates, instants, minutesOfDay, zones } from '../testing/index.ts'
import { businessDate, businessDateOf, businessTimeOf, instantOf } from './index.ts'

const toronto = 'America/Toronto'
const fall = businessDate('2026-11-01')
const spring = businessDate('2027-03-14')

describe('businessTimeOf', () => {
  it('changes the date at midnight in Toronto, summer and winter', () => {
    expect(businessTimeOf(Date.UTC(2026, 6, 2, 3, 59, 59, 999), toronto)).toEqual({
      date: '2026-07-01',
      minute: 1439,
    })
    expect(businessTimeOf(Date.UTC(2026, 6, 2, 4), toronto)).toEqual({ date: '2026-07-02', minute: 0 })
    expect(businessDateOf(Date.UTC(2026, 11, 2, 4, 59, 59, 999), toronto)).toBe('2026-12-01')
    expect(businessDateOf(Date.UTC(2026, 11, 2, 5), toronto)).toBe('2026-12-02')
  })

  it('repeats an hour in the fall and leaves one out in spring', () => {
    const at = (instant: number) => businessTimeOf(instant, toronto).minute
    expect(at(Date.UTC(2026, 10, 1, 5, 59, 59, 999))).toBe(119)
    expect(at(Date.UTC(2026, 10, 1, 6))).toBe(60)
    expect(at(Date.UTC(2027, 2, 14, 6, 59, 59, 999))).toBe(119)
    expect(at(Date.UTC(2027, 2, 14, 7))).toBe(180)
  })

  it('changes at the very instant, from whichever side a zone was met first', () => {
    const change = Date.UTC(2027, 2, 28, 1)
    for (const [zone, first] of [
      ['Europe/London', 1],
      ['Europe/Lisbon', -1],
    ] as const) {
      businessTimeOf(change + first * 86_400_000, zone)
      for (const [instant, minute] of [
        [change - 500, 59],
        [change - 1, 59],
        [change, 120],
        [change + 500, 120],
      ] as const) {
        expect([zone, instant, businessTimeOf(instant, zone).minute]).toEqual([zone, instant, minute])
      }
    }
  })

  it('keeps the seconds of local mean time', () => {
    expect(businessTimeOf(Date.UTC(1890, 0, 1, 12), toronto)).toEqual({ date: '1890-01-01', minute: 402 })
  })

  it('refuses an unknown zone and what is no instant', () => {
    expect(() => businessDateOf(0, 'Mars/Olympus')).toThrow(RangeError)
    expect(() => businessDateOf(Number.NaN, toronto)).toThrow(RangeError)
  })
})

describe('instantOf', () => {
  it.each([
    [fall, 59, Date.UTC(2026, 10, 1, 4, 59)],
    [fall, 90, Date.UTC(2026, 10, 1, 5, 30)],
    [fall, 120, Date.UTC(2026, 10, 1, 7)],
    [spring, 119, Date.UTC(2027, 2, 14, 6, 59)],
    [spring, 150, Date.UTC(2027, 2, 14, 7, 30)],
    [spring, 180, Date.UTC(2027, 2, 14, 7)],
    [spring, 540, Date.UTC(2027, 2, 14, 13)],
  ])('%s minute %i', (date, minute, instant) => expect(instantOf(date, minute, toronto)).toBe(instant))

  it('keeps quarter hours, half-hour changes and the far sides of the date line', () => {
    const day = businessDate('2026-07-01')
    expect(instantOf(day, 0, 'Asia/Kathmandu')).toBe(Date.UTC(2026, 5, 30, 18, 15))
    expect(instantOf(day, 0, 'Pacific/Kiritimati')).toBe(Date.UTC(2026, 5, 30, 10))
    expect(instantOf(day, 0, 'Pacific/Pago_Pago')).toBe(Date.UTC(2026, 6, 1, 11))
    expect(instantOf(businessDate('2026-10-04'), 180, 'Australia/Lord_Howe')).toBe(Date.UTC(2026, 9, 3, 16))
  })

  describe('properties', () => {
    it('is what the clocks of the zone show, unless they skip it', () => {
      fc.assert(
        fc.property(businessDates(), minutesOfDay(), zones(), (date, minute, zone) => {
          const shown = businessTimeOf(instantOf(date, minute, zone), zone)
          const skipped = shown.minute - minute
          expect(shown.date).toBe(date)
          expect([0, 30, 60]).toContain(skipped)
        }),
      )
    })

    it('agrees with Intl at every instant', () => {
      fc.assert(
        fc.property(instants(), zones(), (instant, zone) => {
          const { date, minute } = businessTimeOf(instant, zone)
          const parts = new Intl.DateTimeFormat('sv-SE', {
            timeZone: zone,
            dateStyle: 'short',
            timeStyle: 'short',
          })
          const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) =>
            `${part}`.padStart(2, '0'),
          )
          expect(parts.format(instant)).toBe(`${date} ${hour}:${rest}`)
        }),
      )
    })
  })
})
