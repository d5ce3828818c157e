import { formatInstant, formatLongDate, gtaPolicy, isBusinessDate } from '@dustforce/core/schedule'
import type { OwnBookingPage } from '@dustforce/supabase/own-booking'

/** When a visit is, in Toronto time whatever the clock of the visitor's machine says. */
export function visitTime({ date, time }: NonNullable<OwnBookingPage['visit']>): string {
  if (date === null || !isBusinessDate(date)) return 'We will call you about the date'
  const day = formatLongDate(date)
  return time === null ? day : `${day} at ${time}`
}

/** An instant as the clocks in Toronto show it. */
export function torontoTime(instant: number): string {
  return formatInstant(instant, gtaPolicy.zone)
}

/** What a booking's stage is called. */
export const stageWords: Readonly<Record<OwnBookingPage['stage'], string>> = {
  unpaid: 'Waiting for payment',
  lapsed: 'Not paid in time',
  upcoming: 'Confirmed',
  past: 'Completed',
  receipt: 'Completed',
  canceled: 'Canceled',
}
