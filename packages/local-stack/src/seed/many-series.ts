import { addDays, businessDateOf } from '@dustforce/core/schedule'
import type { Interval, PlacedVisit } from '@dustforce/core/series'
import type { Business } from '@dustforce/office/company'
import { seriesHorizon } from '@dustforce/office/series'
import type { Session } from '@dustforce/supabase/local'
import type { Database } from '../database/database.ts'
import { insertRows, insertVisits } from './insert-rows.ts'
import { dayMs, rowsOfAll, seriesRows, type VisitFate } from './series-rows.ts'

/** The number of visits that each has until the horizon. */
const visits = 26

/** Of ten series three are of every week, five of every two and two of every four. */
const rhythms: readonly (readonly [Interval, days: number])[] = [
  ...Array.from({ length: 3 }, () => ['week', 7] as const),
  ...Array.from({ length: 5 }, () => ['2-weeks', 14] as const),
  ...Array.from({ length: 2 }, () => ['4-weeks', 28] as const),
]

/** Of a hundred visits ninety are as agreed. */
const fates: readonly VisitFate[] = [
  ...Array.from({ length: 4 }, () => 'skipped' as const),
  ...Array.from({ length: 3 }, () => 'moved' as const),
  ...(['company', 'access', 'weather'] as const),
]

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'June']
const middleNames = ['Anne', 'Bay', 'Cole', 'Dee', 'Eden', 'Fox', 'Gray', 'Hope', 'Ives', 'Jay']
const lastNames = ['Abbott', 'Baker', 'Chan', 'Diaz', 'Evans', 'Farah', 'Gill', 'Haddad', 'Iyer', 'Jones']

/** A name for each number below a thousand; then they come again. */
function nameOf(nr: number): string {
  const [first, middle, last] = [nr % 10, Math.floor(nr / 10) % 10, Math.floor(nr / 100) % 10]
  return `${firstNames[first]} ${middleNames[middle]} ${lastNames[last]}`
}

interface Cleaner {
  readonly full_name: string
  readonly phone: string | null
}

/** The series of that number. */
function madeSeries(nr: number, now: number, business: Business, cleaner: Cleaner | undefined) {
  const { policy } = business
  const today = businessDateOf(now, policy.zone)
  const [every, days] = rhythms[nr % rhythms.length] ?? (['2-weeks', 14] as const)
  const through = Date.parse(seriesHorizon(now, policy))
  const day = Math.round((through - Date.parse(today)) / dayMs) - visits * days + 1 + (nr % days)
  const size = 1 + (nr % 3)
  const fateOf = ({ startsAt }: PlacedVisit, visit: number): VisitFate => {
    const fate = fates[(nr * 37 + visit * 61) % 100] ?? 'agreed'
    // A visit that is over was not moved by one day and done on none, and one that is to come is only left out or moved.
    if (startsAt < now) return fate === 'moved' ? 'freed' : fate
    return fate === 'skipped' || (fate === 'moved' && days > 7) ? fate : 'agreed'
  }
  return {
    ...{ nr: `many_${nr}`, phone: nr % 100, email: `regular${nr}@example.com`, every, cleaner, fateOf },
    first: {
      customer: { name: nameOf(nr), area: nr, house: nr },
      ...{ day, minute: 540 + 60 * (nr % 7), service: 0, bedrooms: size, bathrooms: Math.min(size, 2) },
      ...{ addOns: nr % 4 === 0 ? [0] : [], pets: nr % 5 === 0 },
    },
    onClosed: nr % 3 === 0 ? ('skip' as const) : ('next-open-day' as const),
    pauses: nr % 20 === 7 ? [{ from: addDays(today, 20), to: addDays(today, 40) }] : [],
    chargedDays: 4,
    ...(nr % 10 === 9 && { endedDays: 30 + (nr % 60) }),
  }
}

/** The rows of some series of a company of many years, from one number to before another. `now` in epoch milliseconds. */
export function manySeries(
  business: Business,
  now: number,
  { from, to }: { readonly from: number; readonly to: number },
  cleaners: readonly Cleaner[] = [],
) {
  const numbers = Array.from({ length: to - from }, (_, nr) => from + nr)
  return rowsOfAll(
    numbers.flatMap(
      (nr) => seriesRows(madeSeries(nr, now, business, cleaners[nr % cleaners.length]), now, business) ?? [],
    ),
  )
}

/**
 * Adds so many series with their visits to the made-up company of many years, which then sells as many places a day as they take. Their cleaners are those who are
 * there. `now` in epoch milliseconds.
 */
export async function seedManySeries(
  database: Pick<Database, 'transaction'>,
  business: Business,
  now: number,
  count: number,
): Promise<void> {
  await database.transaction(async ({ query }: Session) => {
    await query('select public.keep_price_book($1::text::jsonb)', [JSON.stringify(business.priceBook)])
    const rows = await query(
      `select full_name, phone from public.contractors where email like 'cleaner%@example.com' order by email`,
    )
    const cleaners = rows.map((row): Cleaner => {
      const { full_name, phone } = Object(row)
      return { full_name: String(full_name), phone: String(phone) }
    })
    await query(
      `update public.booking_settings set setting_value = greatest(setting_value::integer, $1)::text where setting_name = 'daily_booking_limit'`,
      [Math.min(9_999, Math.ceil(count / 5))],
    )
    // Each cleaner has one of a batch at most: who is busy is asked of those that are there.
    const batch = Math.min(250, Math.max(1, cleaners.length))
    for (let from = 0; from < count; from += batch) {
      const { series, bookings, cards, charges, tries } = manySeries(
        business,
        now,
        { from, to: Math.min(count, from + batch) },
        cleaners,
      )
      await insertRows(query, 'series', series)
      await insertVisits(query, bookings)
      await insertRows(query, 'kept_cards', cards)
      await insertRows(query, 'visit_charges', charges)
      await insertRows(query, 'charge_tries', tries)
    }
  })
}
