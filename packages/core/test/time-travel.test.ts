import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { addDays, businessDate, gtaPolicy, instantOf } from '../src/schedule/index.ts'
import { clockChanges, digest, walk } from './time-travel-walk.ts'

const script = new URL('./print-digest.ts', import.meta.url).pathname

describe('minute by minute over a clock change', () => {
  it.each([
    [clockChanges[0], '2026-11-01', 25],
    [clockChanges[1], '2027-03-14', 23],
  ])('%#: every date is in its turn, and the day of the change has its hours', (change, day, hoursOfDay) => {
    const sights = walk(change)
    const dates = [...new Set(sights.map((sight) => sight.date))]
    expect(dates).toEqual(
      [addDays(businessDate(day), -1), day, addDays(businessDate(day), 1)].slice(0, dates.length),
    )
    expect(sights.filter((sight) => sight.date === day)).toHaveLength(hoursOfDay * 60)
    for (const [index, sight] of sights.entries()) {
      const before = sights[index - 1]
      if (before) expect(sight.date >= before.date).toBe(true)
    }
  })

  it.each(clockChanges)('change %i: a slot closes 30 minutes before its start, to the minute', (change) => {
    for (const { now, date, openToday, earliest } of walk(change)) {
      const cutOff = now + 1_800_000
      const hours = [540, 600, 660, 720, 780, 840, 900, 960]
      const starts = (minute: number) => instantOf(businessDate(date), minute, gtaPolicy.zone)
      const weekend = new Date(`${date}T00:00Z`).getUTCDay() % 6 === 0
      if (weekend) expect(openToday).toEqual(hours.filter((minute) => starts(minute) >= cutOff))
      expect(Number(earliest.split(' ')[1])).toBeGreaterThanOrEqual(cutOff)
    }
  })
})

describe('the zone of the process', () => {
  it.each([
    ['UTC', 0],
    ['America/Toronto', 240],
    ['Asia/Tokyo', -540],
    ['Asia/Kolkata', -330],
  ])('%s changes nothing', (zone, offset) => {
    const before = digest()
    vi.stubEnv('TZ', zone)
    expect(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()).toBe(offset)
    expect(digest()).toBe(before)
  })

  it('changes nothing in what is made of it as the program starts', () => {
    const printed = execFileSync(process.execPath, [script], {
      env: { ...process.env, TZ: 'Asia/Kolkata' },
      encoding: 'utf8',
    })
    expect(JSON.parse(printed)).toEqual({ offset: -330, digest: digest() })
  })
})
