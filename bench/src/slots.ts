/** 60 days of slots, open or closed. Targets and results: docs/benchmarks.md. */
import { calendar, gtaPolicy } from '@dustforce/core/schedule'
import { compare } from './compare.ts'
import { slotsByHand } from './slots/by-hand.ts'
import type { DaySlots } from './slots/day-slots.ts'
import { slotsWithDayjs } from './slots/dayjs.ts'
import { slotsWithLuxon } from './slots/luxon.ts'
import { slotsWithRrule } from './slots/rrule.ts'

/** On an ordinary Saturday morning, and before either change of the clocks. */
const instants = [
  Date.UTC(2026, 10, 21, 14, 15),
  Date.UTC(2026, 9, 1, 16),
  Date.UTC(2027, 1, 20, 21, 45),
  Date.UTC(2027, 2, 13, 5),
]

const ours = (now: number) => calendar(gtaPolicy, { now })

const answer = (days: readonly DaySlots[]) =>
  days.map(({ date, slots }) => [date, ...slots.map(({ minute, label, open }) => [minute, label, open])])

const contender = (name: string, run: (now: number) => readonly DaySlots[]) => ({
  name,
  run,
  answer: (now: number) => answer(run(now)),
})

export function slotsBench() {
  return compare(
    '60 days of slots',
    instants,
    [
      contender('@dustforce/core', ours),
      contender('by hand, integers', slotsByHand),
      contender('rrule', slotsWithRrule),
      contender('luxon', slotsWithLuxon),
      contender('dayjs', slotsWithDayjs),
    ],
    [{ against: 'by hand, integers', atMost: 1.5 }],
  )
}
