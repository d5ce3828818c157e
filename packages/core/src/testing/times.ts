import fc from 'fast-check'
import { dateOfDayNumber, dayNumberOf } from '../schedule/business-date.ts'
import { type BusinessDate, businessDate, type MinuteOfDay } from '../schedule/index.ts'

const from = businessDate('2024-01-01')
const to = businessDate('2031-12-31')

/** Business dates from 2024 to 2031. */
export function businessDates(): fc.Arbitrary<BusinessDate> {
  return fc.integer({ min: dayNumberOf(from), max: dayNumberOf(to) }).map(dateOfDayNumber)
}

/** Instants from 2024 to 2031, in epoch milliseconds; every other one within two days of a clock change in Toronto. */
export function instants(): fc.Arbitrary<number> {
  const dayMs = 86_400_000
  const anytime = fc.integer({ min: dayNumberOf(from) * dayMs, max: dayNumberOf(to) * dayMs })
  const changes = fc.constantFrom(
    Date.UTC(2026, 2, 8, 7),
    Date.UTC(2026, 10, 1, 6),
    Date.UTC(2027, 2, 14, 7),
    Date.UTC(2027, 10, 7, 6),
  )
  const nearChange = fc
    .tuple(changes, fc.integer({ min: -2 * dayMs, max: 2 * dayMs }))
    .map(([change, distance]) => change + distance)
  return fc.oneof(anytime, nearChange)
}

/** Minutes since midnight. */
export function minutesOfDay(): fc.Arbitrary<MinuteOfDay> {
  return fc.integer({ min: 0, max: 1439 })
}

/** Zones with and without clock changes, with whole, half and quarter hours. */
export function zones(): fc.Arbitrary<string> {
  return fc.constantFrom(
    'America/Toronto',
    'UTC',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'Europe/London',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Africa/Casablanca',
  )
}
