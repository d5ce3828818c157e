/** 60 days of slots, open or closed. Targets and results: docs/benchmarks.md. */
import { calendar, gtaPolicy } from '@dustforce/core/schedule'
import { compare } from './compare.ts'
import { slotsByHand } from './slots/by-hand.ts'
import {
  bufferMinutes,
  crews,
  jobsFrom,
  slotsOfCrewsByHand,
  vans,
  visitMinutes,
} from './slots/crews-by-hand.ts'
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

export async function slotsBench() {
  const met = [await hoursBench(), await crewsBench(), await crewsBench('deep-clean')]
  return met.every(Boolean)
}

function hoursBench() {
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

const withCrews = {
  ...gtaPolicy,
  capacity: { ...gtaPolicy.capacity, crews, bufferMinutes },
  resources: { van: vans },
  services: { 'deep-clean': { needs: ['van'] } },
}
const worked = instants.map((now) => ({ now, jobs: jobsFrom(now) }))

/** The same days for visits of 90 minutes, with two crews and 180 jobs around which they must fit; for a service besides, with the van that it needs. */
function crewsBench(service?: 'deep-clean') {
  const ofService = service === undefined ? {} : { service }
  const ours = ({ now, jobs }: (typeof worked)[number]) =>
    calendar(withCrews, { now, durationMinutes: visitMinutes, busy: jobs, ...ofService })
  const byHand = ({ now, jobs }: (typeof worked)[number]) =>
    slotsOfCrewsByHand(now, jobs, service !== undefined)
  return compare(
    `60 days of slots: 90 minutes, two crews, 180 jobs${service === undefined ? '' : ', and a van'}`,
    worked,
    [
      { name: '@dustforce/core', run: ours, answer: (asked) => answer(ours(asked)) },
      { name: 'by hand, integers', run: byHand, answer: (asked) => answer(byHand(asked)) },
    ],
    [{ against: 'by hand, integers', atMost: 3 }],
  )
}
