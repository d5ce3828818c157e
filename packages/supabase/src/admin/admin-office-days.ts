import { type BusinessDate, businessDate, type Hours } from '@dustforce/core/schedule'
import { textColumn } from '@dustforce/office/stored'
import { type Booking, readBooking } from './admin-bookings.ts'
import type { AdminClient, Row } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** Days on which the company is closed, with its words for customers. */
export interface ClosedDays {
  readonly kind: 'closed'
  readonly from: BusinessDate
  readonly to: BusinessDate
  readonly reason: string
}

/** A day with other hours than its weekday. */
export interface OtherHours {
  readonly kind: 'hours'
  readonly date: BusinessDate
  readonly hours: Hours
}

/** What an administrator sets of one or more days. */
export type OfficeDayDraft = ClosedDays | OtherHours

/** The same as it is stored. */
export type OfficeDay = (ClosedDays & { readonly id: string }) | OtherHours

/** The days on which the company is closed, or has other hours. */
export function adminOfficeDays({ rest, rows }: AdminClient) {
  const gone = () => new AdminFailure('conflict', 'Somebody has lifted this meanwhile.')
  return {
    /** From a day on, the earliest first. */
    from: async (today: BusinessDate): Promise<readonly OfficeDay[]> => {
      const [closures, hours] = await Promise.all([
        rows(rest.from('closures').select('*').gte('to_day', today)),
        rows(rest.from('special_hours').select('*').gte('day', today)),
      ])
      return [...closures.map(closedDays), ...hours.map(otherHours)].toSorted((one, other) =>
        firstDayOf(one).localeCompare(firstDayOf(other)),
      )
    },
    /** The sold bookings of a range of days, the earliest first. */
    soldOn: async (from: BusinessDate, to: BusinessDate): Promise<readonly Booking[]> => {
      const sold = rest.from('bookings').select('*').eq('occupies_day', true)
      const inRange = sold.gte('booking_date', from).lte('booking_date', to)
      return (await rows(inRange.order('booking_date').order('booking_minute').order('id'))).map(readBooking)
    },
    /** Adds one, or changes the one that is given. Bookings that it hits stay, and are marked. */
    save: async (draft: OfficeDayDraft, before: OfficeDay | null): Promise<void> => {
      if (draft.kind === 'hours') {
        const [opens, closes] = draft.hours
        const changed = rest.from('special_hours').update({ opens, closes }).eq('day', draft.date)
        if ((await rows(changed.select('day'))).length > 0) return
        await rows(rest.from('special_hours').insert({ day: draft.date, opens, closes }).select('day'))
        return
      }
      const row = { from_day: draft.from, to_day: draft.to, reason: draft.reason }
      if (before?.kind !== 'closed') {
        await rows(rest.from('closures').insert(row).select('id'))
        return
      }
      const changed = await rows(rest.from('closures').update(row).eq('id', before.id).select('id'))
      if (changed.length === 0) throw gone()
    },
    /** Lifts a closure, or gives a day its ordinary hours back. */
    lift: async (day: OfficeDay): Promise<void> => {
      const lifted =
        day.kind === 'closed'
          ? rest.from('closures').delete().eq('id', day.id).select('id')
          : rest.from('special_hours').delete().eq('day', day.date).select('day')
      if ((await rows(lifted)).length === 0) throw gone()
    },
  }
}

function firstDayOf(day: OfficeDay): BusinessDate {
  return day.kind === 'closed' ? day.from : day.date
}

function closedDays(row: Row): OfficeDay {
  return {
    kind: 'closed',
    id: textColumn(row.id) ?? '',
    from: dateColumn(row.from_day),
    to: dateColumn(row.to_day),
    reason: textColumn(row.reason) ?? '',
  }
}

function otherHours(row: Row): OfficeDay {
  return {
    kind: 'hours',
    date: dateColumn(row.day),
    hours: [clockColumn(row.opens), clockColumn(row.closes)],
  }
}

function dateColumn(value: unknown): BusinessDate {
  return businessDate(textColumn(value) ?? '')
}

/** '09:00:00' as '09:00'. */
function clockColumn(value: unknown): string {
  return (textColumn(value) ?? '').slice(0, 5)
}
