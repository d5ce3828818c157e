import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, businessDate, dayOn, instantOf, minuteOfLabel } from '@dustforce/core/schedule'
import type { Business } from '@dustforce/office/company'
import { contactRulesOf } from '@dustforce/office/contact/of'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { readCompany } from '../company/read-company.ts'
import { exampleCompany } from '../paths.ts'
import { writeViolinSchool } from '../testing/violin-school.ts'
import { demoBookings } from './demo-bookings.ts'
import { demoContractors } from './demo-contractors.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoApplications, demoInquiries } from './demo-messages.ts'
import { demoPlaces } from './demo-places.ts'
import { demoRepeated } from './demo-series.ts'
import { demoWaiting } from './demo-waiting.ts'

// Every day of a week, so that closed ones are among the days of the jobs.
const nows = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 20 + day, 15))

function violinSchool(): Business {
  const folder = mkdtempSync(join(tmpdir(), 'company-'))
  const read = readCompany(writeViolinSchool(folder))
  rmSync(folder, { recursive: true })
  return read
}

const companies: readonly (readonly [string, Business])[] = [
  ['Dust Force', gtaBusiness],
  ['London', readCompany(join(exampleCompany, '../london'))],
  ['Montreal', readCompany(join(exampleCompany, '../montreal'))],
  ['a company without homes', violinSchool()],
]

test.each(companies)('the demo of %s is by its own book, hours and country', (_, business) => {
  const { priceBook, policy, company } = business
  const contact = contactRulesOf(company.address)
  for (const now of nows) {
    const rows = demoBookings(business, now)
    expect(rows.length).toBe(demoJobs.length)
    for (const row of rows) {
      expect(Object.keys(priceBook.services)).toContain(row.service_type)
      expect(row.currency).toBe(priceBook.currency.toLowerCase())
      expect(contact.checkPhone(row.phone)).toEqual({ ok: true, value: row.phone })
      expect(contact.checkAddress(row.address)).toEqual({ ok: true, value: row.address })
      const date = businessDate(row.booking_date)
      const before = instantOf(addDays(date, -1), 0, policy.zone)
      const { slots } = dayOn({ ...policy, leadMinutes: 0 }, { now: before }, date)
      expect(slots.map(({ minute }) => minute)).toContain(minuteOfLabel(row.booking_time))
      expect(Date.parse(row.created_at)).toBeLessThan(now)
    }
    const numbers = new Map(rows.map(({ customer_name, phone }) => [customer_name, phone]))
    expect(new Set(numbers.values()).size).toBe(numbers.size)
    const jobs = rows.filter((row) => row.assigned_cleaner_name !== null)
    expect(new Set(jobs.map((row) => `${row.assigned_cleaner_name} ${row.booking_date}`)).size).toBe(
      jobs.length,
    )
    expect(demoWaiting(business, now).map(({ minutes }) => minutes.length > 0)).toEqual([true, true])
  }
})

test.each(companies.slice(1))('the demo of %s has nothing of Dust Force', (_, business) => {
  const [now = 0] = nows
  const places = demoPlaces(business)
  const all = JSON.stringify([
    ...[demoBookings(business, now), demoContractors(places, business.priceBook), demoWaiting(business, now)],
    ...[demoRepeated(business, now)],
    ...[demoInquiries(now, places), demoApplications(now, places)],
  ])
  expect(all.match(/dust ?force|toronto|mississauga|york|ontario|, ON [a-z]\d|\(416\)/gi)).toBe(null)
})

test('the demo of Dust Force has its prices, and every kind of what can become of a booking', () => {
  const rows = demoBookings(gtaBusiness, nows[0] ?? 0)
  const statuses = new Set(rows.map((row) => row.booking_status))
  expect(statuses).toEqual(new Set(['completed', 'canceled', 'confirmed', 'assigned', 'pending']))
  expect(rows[0]).toMatchObject({
    service_type: 'standard',
    bedrooms: 2,
    address: '12 Queen Street, Toronto, ON M1A 0B0',
  })
})
