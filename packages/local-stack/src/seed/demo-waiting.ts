import { addDays, businessDateOf } from '@dustforce/core/schedule'
import type { Business } from '@dustforce/office/company'
import { type DemoChoices, demoHome, openTime, timesOn } from './demo-request.ts'

const wishes: readonly (readonly [email: string, choices: DemoChoices])[] = [
  ['grace.liu@example.com', { service: 1, bedrooms: 3, bathrooms: 2, addOns: [3], pets: false }],
  ['omar.haddad@example.com', { service: 0, bedrooms: 2, bathrooms: 1, addOns: [], pets: true }],
]

/** Returns the people who wait for a place six days from now, in the mornings: `now` in epoch milliseconds. */
export function demoWaiting(business: Business, now: number) {
  const { policy, priceBook } = business
  const date = addDays(businessDateOf(now, policy.zone), 6)
  return wishes.flatMap(([email, choices], index) => {
    const made = demoHome(priceBook, choices)
    if (made === null) return []
    const { home, priced } = made
    const minutes = priced.minutes ?? policy.slotMinutes
    const open = openTime(business, { date, minute: 9 * 60, isPast: false }, home.service, minutes)
    if (open === null) return []
    const times = timesOn(business, open.date, home.service, minutes).filter((time) => time >= open.minute)
    return [
      {
        ...{ email, home, day: open.date, minutes: times.slice(0, 3), service: home.service },
        minutes_long: minutes,
        queued_at: new Date(now - (9 - index) * 3_600_000).toISOString(),
      },
    ]
  })
}
