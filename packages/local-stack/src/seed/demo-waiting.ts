import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { quoteRequestOf } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import type { WishedHome } from '@dustforce/office/waiting'

const homes: readonly (readonly [email: string, home: WishedHome])[] = [
  [
    'grace.liu@example.com',
    { service: 'deep-clean', bedrooms: 3, bathrooms: 2, addOns: ['laundry'], hasPets: false },
  ],
  ['omar.haddad@example.com', { service: 'standard', bedrooms: 2, bathrooms: 1, addOns: [], hasPets: true }],
]

/** Who waits for a place six days from now, in the mornings: `now` in epoch milliseconds. */
export function demoWaiting({ policy, priceBook }: Business, now: number) {
  const day = addDays(businessDateOf(now, policy.zone), 6)
  return homes.map(([email, home], index) => ({
    ...{ email, home, day, minutes: [540, 600, 660], service: home.service },
    minutes_long: quote(priceBook, quoteRequestOf(home)).minutes ?? policy.slotMinutes,
    queued_at: new Date(now - (9 - index) * 3_600_000).toISOString(),
  }))
}
