import { type BusinessDate, businessDate, type Hours } from '@dustforce/core/schedule'
import type { Tables } from '../rest/database.generated.ts'
import { type Booking, readBooking } from './admin-bookings.ts'
import type { AdminClient, Row } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

const taken = '23505'

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

/** A closure, or the special hours of a day, as an administrator sets it. */
export type ScheduleExceptionDraft = ClosedDays | OtherHours

/** The same as stored. */
export type ScheduleException = (ClosedDays & { readonly id: string }) | OtherHours

/** The days on which the company is closed or has special hours. */
export function adminScheduleExceptions(client: AdminClient) {
  const { rest, rows } = client
  const gone = 'Someone else has lifted this in the meantime.'
  const addHours = async ({ date: day, hours }: OtherHours) => {
    try {
      await rows(
        rest
          .from('special_hours')
          .insert({ day, ...hoursRow(hours) })
          .select('day'),
      )
    } catch (failure) {
      throw failure instanceof AdminFailure && failure.code === taken
        ? new AdminFailure('conflict', 'This day already has special hours: change those.')
        : failure
    }
  }
  return {
    /** From a day on, the earliest first. */
    from: async (today: BusinessDate): Promise<readonly ScheduleException[]> => {
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
    /**
     * Adds one, or changes the one that is given, over what was seen of it: refused where somebody else changed the same meanwhile. Bookings that
     * it hits stay, and are marked.
     */
    save: async (
      draft: ScheduleExceptionDraft,
      before: ScheduleException | null,
      theirs: Theirs = {},
    ): Promise<void> => {
      const next = rowOf(draft)
      const seen = before === null ? {} : { ...rowOf(before), ...theirs }
      if (draft.kind === 'hours' && before?.kind === 'hours' && before.date === draft.date)
        await changeRecords(client, [{ of: 'special_hours', key: before.date, seen, next }], gone)
      else if (draft.kind === 'closed' && before?.kind === 'closed')
        await changeRecords(client, [{ of: 'closures', key: before.id, seen, next }], gone)
      else if (draft.kind === 'closed')
        await rows(rest.from('closures').insert(closureRow(draft)).select('id'))
      else await addHours(draft)
    },
    /** Lifts a closure, or gives a day its ordinary hours back. */
    lift: async (day: ScheduleException): Promise<void> => {
      const lifted =
        day.kind === 'closed'
          ? await rows(rest.from('closures').delete().eq('id', day.id).select('id'))
          : await rows(rest.from('special_hours').delete().eq('day', day.date).select('day'))
      if (lifted.length === 0) throw new AdminFailure('conflict', gone)
    },
  }
}

/** Returns the columns that are written for closed days or other hours, without the day that the hours are of. */
function rowOf(day: ScheduleExceptionDraft): Row {
  return day.kind === 'closed' ? closureRow(day) : hoursRow(day.hours)
}

function closureRow({ from, to, reason }: ClosedDays) {
  return { from_day: from, to_day: to, reason }
}

function hoursRow([opens, closes]: Hours) {
  return { opens, closes }
}

function firstDayOf(day: ScheduleException): BusinessDate {
  return day.kind === 'closed' ? day.from : day.date
}

function closedDays(row: Tables['closures']['Row']): ScheduleException {
  return {
    kind: 'closed',
    id: row.id,
    from: businessDate(row.from_day),
    to: businessDate(row.to_day),
    reason: row.reason,
  }
}

function otherHours({ day, opens, closes }: Tables['special_hours']['Row']): ScheduleException {
  // '09:00:00' as '09:00'.
  return { kind: 'hours', date: businessDate(day), hours: [opens.slice(0, 5), closes.slice(0, 5)] }
}
