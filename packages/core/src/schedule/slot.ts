import type { OpeningHours } from './opening-hours.ts'
import { type MinuteOfDay, timeLabel } from './time-label.ts'

/**
 * Why a day or a slot cannot be booked: `past`; `too-soon`, inside the lead time; `too-far`, beyond the look-ahead; `closed`, no opening
 * hours; `closure`, closed on this date for a reason of its own; `too-long`, the visit is longer than the day; `outside-hours`, no slot
 * starts then; `full`, the day's places are taken; `busy`, every crew has other work; `in-use`, what the service needs is in use; `skipped`, the spring change leaves that time out.
 */
export type ClosedReason =
  | 'past'
  | 'too-soon'
  | 'too-far'
  | 'closed'
  | 'closure'
  | 'too-long'
  | 'outside-hours'
  | 'full'
  | 'busy'
  | 'in-use'
  | 'skipped'

/** A time at which a visit can start, with the reason when it cannot be booked. */
export interface Slot {
  readonly minute: MinuteOfDay
  readonly label: string
  readonly open: boolean
  readonly reason?: ClosedReason
}

interface RowsOfHours {
  readonly slotMinutes: number
  readonly lastStart: MinuteOfDay
  readonly byReason: Map<ClosedReason | undefined, readonly Slot[]>
}

const rows = new WeakMap<OpeningHours, RowsOfHours>()

/**
 * All slots of a day's opening hours, all open or all closed for one reason. Days with the same hours share one frozen row, so that a
 * calendar of ordinary days allocates no slots.
 */
export function slotRow(
  hours: OpeningHours,
  slotMinutes: number,
  lastStart: MinuteOfDay,
  reason?: ClosedReason,
): readonly Slot[] {
  let rowsOfHours = rows.get(hours)
  if (rowsOfHours?.slotMinutes !== slotMinutes || rowsOfHours.lastStart !== lastStart) {
    rowsOfHours = { slotMinutes, lastStart, byReason: new Map() }
    rows.set(hours, rowsOfHours)
  }
  const known = rowsOfHours.byReason.get(reason)
  if (known) return known
  const row = Object.freeze(
    slotMinutesOf(hours.opensAt, slotMinutes, lastStart).map((minute) =>
      Object.freeze(slotAt(minute, reason)),
    ),
  )
  rowsOfHours.byReason.set(reason, row)
  return row
}

/** One slot, open unless there is a reason. */
export function slotAt(minute: MinuteOfDay, reason?: ClosedReason): Slot {
  const label = timeLabel(minute)
  return reason === undefined ? { minute, label, open: true } : { minute, label, open: false, reason }
}

/** The minutes at which slots start, from opening to the last start, both included. */
export function slotMinutesOf(
  opensAt: MinuteOfDay,
  slotMinutes: number,
  lastStart: MinuteOfDay,
): MinuteOfDay[] {
  const minutes: MinuteOfDay[] = []
  for (let minute = opensAt; minute <= lastStart; minute += slotMinutes) minutes.push(minute)
  return minutes
}
