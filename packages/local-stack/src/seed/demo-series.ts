import { addDays, businessDateOf } from '@dustforce/core/schedule'
import type { Interval } from '@dustforce/core/series'
import type { Business } from '@dustforce/office/company'
import { demoContractors } from './demo-contractors.ts'
import type { DemoCustomer } from './demo-jobs.ts'
import { demoPlaces } from './demo-places.ts'
import { dayMs, rowsOfAll, seriesRows } from './series-rows.ts'

/** Visits of the demo that repeat, told in a line. */
interface DemoSeries {
  readonly customer: DemoCustomer
  readonly every: Interval
  /** Days from today of the first visit. */
  readonly day: number
  readonly minute: number
  readonly rooms: readonly [bedrooms: number, bathrooms: number]
  readonly cleaner: 'Maria Santos' | 'Daniel Okafor'
  /** Days from today without visits. */
  readonly pause?: readonly [from: number, to: number]
  /** The card was refused for the last visit, and its place freed. */
  readonly isFreed?: true
}

const demoSeries: readonly DemoSeries[] = [
  {
    ...{ customer: { name: 'Isla Fraser', area: 0, house: 9 }, every: '2-weeks', day: -19 },
    ...{ minute: 780, rooms: [2, 1], cleaner: 'Maria Santos' },
  },
  {
    ...{ customer: { name: 'Marcus Bell', area: 0, house: 10 }, every: 'week', day: -16 },
    ...{ minute: 600, rooms: [1, 1], cleaner: 'Daniel Okafor', pause: [10, 24] },
  },
  {
    ...{ customer: { name: 'Yara Singh', area: 3, house: 11 }, every: 'week', day: -15 },
    ...{ minute: 660, rooms: [2, 2], cleaner: 'Maria Santos', isFreed: true },
  },
]

/** Customers whose visits repeat, as rows of their tables: one as agreed, one with a pause, and one whose card was refused for the last visit. */
export function demoRepeated(business: Business, now: number) {
  const today = businessDateOf(now, business.policy.zone)
  const roster = demoContractors(demoPlaces(business), business.priceBook)
  const daysOf = { week: 7, '2-weeks': 14, '4-weeks': 28, month: 28 }
  return rowsOfAll(
    demoSeries.flatMap((one, index) => {
      const [bedrooms, bathrooms] = one.rooms
      const { every, pause, isFreed = false } = one
      const made = {
        ...{
          nr: String(index),
          phone: 20 + index,
          every,
          onClosed: 'next-open-day' as const,
          chargedDays: 0,
        },
        first: { ...one, service: 0, bedrooms, bathrooms, addOns: [], pets: false },
        cleaner: roster.find(({ full_name }) => full_name === one.cleaner),
        pauses: pause === undefined ? [] : [{ from: addDays(today, pause[0]), to: addDays(today, pause[1]) }],
        fateOf: ({ startsAt }: { readonly startsAt: number }) => {
          const isLast = startsAt < now && startsAt >= now - daysOf[every] * dayMs
          return isFreed && isLast ? ('freed' as const) : ('agreed' as const)
        },
      }
      return seriesRows(made, now, business) ?? []
    }),
  )
}
