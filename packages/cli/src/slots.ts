import { calendar, gtaPolicy, isBusinessDate, slotsOn } from '@dustforce/core/schedule'
import { type Command, numberFlag, textFlag } from './command.ts'
import { wrong } from './input-error.ts'
import { table } from './table.ts'

/** `dustforce slots`: the times of a day, or the days that can be booked, each closed one with its reason. */
export const slotsCommand: Command = {
  help: `dustforce slots: when a cleaning can be booked

  dustforce slots --date 2026-11-23 --taken 4
  dustforce slots                            the days ahead

  --date    a day, yyyy-MM-dd
  --now     the instant to ask at, ISO 8601; the current one when missing
  --taken   places of that day that are taken
  --limit   places that a day has
  --json    write JSON also to a terminal`,
  options: {
    date: { type: 'string' },
    now: { type: 'string' },
    taken: { type: 'string' },
    limit: { type: 'string' },
  },
  run(console, flags) {
    const nowText = textFlag(flags, 'now')
    const now = nowText === undefined ? console.now : Date.parse(nowText)
    if (Number.isNaN(now)) throw wrong('now', `not an instant: '${nowText}'; write 2026-11-23T09:00:00-05:00`)
    const limit = numberFlag(flags, 'limit') ?? gtaPolicy.capacity.perDay
    const date = textFlag(flags, 'date')
    if (date === undefined) {
      const days = calendar(gtaPolicy, { now, limit })
      if (!console.interactive || flags.json === true) return console.print(JSON.stringify(days))
      const row = (day: (typeof days)[number]) => [day.date, day.open ? 'open' : `closed: ${day.reason}`]
      return console.print(table(days.map(row)))
    }
    if (!isBusinessDate(date)) throw wrong('date', `not a date: '${date}'; write yyyy-MM-dd`)
    const slots = slotsOn(gtaPolicy, date, now, numberFlag(flags, 'taken') ?? 0, limit)
    if (!console.interactive || flags.json === true) return console.print(JSON.stringify(slots))
    console.print(table(slots.map((slot) => [slot.label, slot.open ? 'open' : `closed: ${slot.reason}`])))
  },
}
