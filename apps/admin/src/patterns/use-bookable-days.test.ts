import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { describe, expect, it } from 'vitest'
import { bookableDaysFor } from './use-bookable-days.ts'

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const tuesday = businessDate('2026-11-24')
const booking = {
  ...{ bookingDate: tuesday, bookingStatus: 'confirmed', paymentStatus: 'paid', durationMinutes: 120 },
}
const occupancy = { taken: { '2026-11-24': 10, '2026-11-25': 10 }, limit: 10, rules: {}, busy: [] }
const openOn = (of: typeof booking, date: string) =>
  bookableDaysFor(of, occupancy, now, gtaBusiness).days.find((day) => day.date === date)?.open

describe('bookableDaysFor', () => {
  it('plans a year ahead, where customers see sixty days', () => {
    const { days, slotsOn } = bookableDaysFor(booking, occupancy, now, gtaBusiness)
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([366, '2026-11-21', '2027-11-21'])
    expect(days.at(-1)?.open).toBe(true)
    expect(slotsOn(businessDate('2027-11-21'))[0]).toMatchObject({ label: '9:00 AM', open: true })
  })

  it('counts the booking’s own place as free for it, while it has one', () => {
    expect([openOn(booking, '2026-11-24'), openOn(booking, '2026-11-25')]).toEqual([true, false])
    expect(openOn({ ...booking, bookingStatus: 'canceled' }, '2026-11-24')).toBe(false)
    expect(bookableDaysFor(booking, occupancy, now, gtaBusiness).placesOn(tuesday)).toEqual({
      taken: 9,
      limit: 10,
    })
  })

  it('marks no day before it is known what is sold', () => {
    const { days, placesOn } = bookableDaysFor(booking, undefined, now, gtaBusiness)
    expect(days.find(({ date }) => date === tuesday)?.open).toBe(true)
    expect(placesOn(tuesday)).toBeNull()
  })
})
