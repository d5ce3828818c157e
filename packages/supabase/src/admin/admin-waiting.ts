import { addOnIds, serviceIds } from '@dustforce/core/catalogue'
import { type BusinessDate, isBusinessDate, type MinuteOfDay } from '@dustforce/core/schedule'
import { type WishedDay, type WishedHome, type WishState, wishStates } from '@dustforce/office/waiting'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** A wish for a place on a full day, as the office sees it. */
export interface AdminWish {
  readonly id: string
  readonly email: string
  /** The newest booking of the mailbox, by which its customer is opened; null for nobody known. */
  readonly customer: string | null
  readonly home: WishedHome
  readonly durationMinutes: number
  readonly state: WishState
  /** Epoch milliseconds. */
  readonly since: number
  /** The number of offers that it let go. */
  readonly lapses: number
  readonly days: readonly WishedDay[]
  readonly offer: { readonly day: BusinessDate; readonly minute: MinuteOfDay; readonly until: number } | null
}

/** The queue for places on full days. */
export function adminWaiting({ rpc }: AdminClient) {
  return {
    /** The wishes for a day of a range, in their order. */
    between: async (from: BusinessDate, to: BusinessDate): Promise<readonly AdminWish[]> =>
      rowsAt({ rows: await rpc('admin_waiting', { first_day: from, last_day: to }) }, 'rows').map(readWish),
    /** Takes a wish out of the queue; refused when it was over, or is being booked. */
    remove: async ({ id }: Pick<AdminWish, 'id'>): Promise<void> => {
      const isDone = await rpc('admin_remove_wish', { wish: id })
      if (isDone !== true)
        throw new AdminFailure('conflict', 'This wish is over, or is being booked at the moment.')
    },
  }
}

function readWish(row: Row): AdminWish {
  const { offer } = row
  const day = textAt(offer, 'day')
  return {
    id: textAt(row, 'id') ?? '',
    email: textAt(row, 'email') ?? '',
    customer: textAt(row, 'customer'),
    home: readHome(isRow(row.home) ? row.home : {}),
    durationMinutes: Number(row.duration_minutes),
    state: wishStates.find((state) => state === row.state) ?? 'waiting',
    since: Number(row.since),
    lapses: Number(row.lapses),
    days: rowsAt(row, 'days').flatMap((one) => {
      const date = textAt(one, 'day')
      const minutes = Array.isArray(one.minutes) ? one.minutes.map(Number) : []
      return isBusinessDate(date) ? [{ day: date, minutes }] : []
    }),
    offer:
      isRow(offer) && isBusinessDate(day)
        ? { day, minute: Number(offer.minute), until: Number(offer.until) }
        : null,
  }
}

function readHome(home: Row): WishedHome {
  const wanted: readonly unknown[] = Array.isArray(home.addOns) ? home.addOns : []
  return {
    service: serviceIds.find((id) => id === home.service) ?? 'standard',
    bedrooms: Number(home.bedrooms ?? 1),
    bathrooms: Number(home.bathrooms ?? 1),
    addOns: addOnIds.filter((id) => wanted.includes(id)),
    hasPets: typeof home.hasPets === 'boolean' ? home.hasPets : null,
  }
}
