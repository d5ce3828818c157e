import { describe, expect, it } from 'vitest'
import { businessDate, gtaPolicy, instantOf, slotsOn } from './index.ts'

const toronto = (date: string, minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)

describe('slotsOn', () => {
  it('offers every hour from 8 to 18 on a weekday, the closing hour included', () => {
    const slots = slotsOn(gtaPolicy, businessDate('2026-11-23'), toronto('2026-11-21', 600))
    expect(slots.map((slot) => slot.label)).toEqual([
      '8:00 AM',
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
      '5:00 PM',
      '6:00 PM',
    ])
    expect(slots.every((slot) => slot.open)).toBe(true)
  })

  it('offers every hour from 9 to 16 on a weekend', () => {
    const slots = slotsOn(gtaPolicy, businessDate('2026-11-22'), toronto('2026-11-21', 600))
    expect(slots.map((slot) => slot.minute)).toEqual([540, 600, 660, 720, 780, 840, 900, 960])
  })

  it('closes what is past and what starts within half an hour', () => {
    const at = (minute: number) =>
      slotsOn(gtaPolicy, businessDate('2026-11-23'), toronto('2026-11-23', minute)).map((slot) => slot.reason)
    expect(at(510).slice(0, 3)).toEqual(['past', undefined, undefined])
    expect(at(511).slice(0, 3)).toEqual(['past', 'too-soon', undefined])
    expect(at(480).slice(0, 3)).toEqual(['too-soon', undefined, undefined])
  })

  it('closes a full day, except what is past for its own reason', () => {
    const monday = businessDate('2026-11-23')
    const full = slotsOn(gtaPolicy, monday, toronto('2026-11-23', 600), 10)
    expect(full.map((slot) => slot.reason).slice(0, 4)).toEqual(['past', 'past', 'too-soon', 'full'])
    expect(slotsOn(gtaPolicy, monday, toronto('2026-11-22', 600), 10)[0]?.reason).toBe('full')
    expect(slotsOn(gtaPolicy, monday, toronto('2026-11-22', 600), 10, 11)[0]?.open).toBe(true)
  })

  it('closes days gone by and days beyond the look-ahead', () => {
    const now = toronto('2026-11-21', 1439)
    expect(slotsOn(gtaPolicy, businessDate('2026-11-20'), now)[0]?.reason).toBe('past')
    expect(slotsOn(gtaPolicy, businessDate('2027-01-19'), now)[0]?.open).toBe(true)
    expect(slotsOn(gtaPolicy, businessDate('2027-01-20'), now)[0]?.reason).toBe('too-far')
  })

  it('has no slots on a closed day', () => {
    const { sunday: _, ...hours } = gtaPolicy.hours
    const closedSundays = { ...gtaPolicy, hours }
    expect(slotsOn(closedSundays, businessDate('2026-11-22'), toronto('2026-11-21', 600))).toEqual([])
  })

  it('skips a time that the spring change leaves out', () => {
    const nights = { ...gtaPolicy, hours: { sunday: ['01:00', '04:00'] as const } }
    const slots = slotsOn(nights, businessDate('2027-03-14'), toronto('2027-03-13', 600))
    expect(slots.map((slot) => slot.reason)).toEqual([undefined, 'skipped', undefined, undefined])
  })
})
