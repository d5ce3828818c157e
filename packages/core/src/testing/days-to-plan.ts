import fc from 'fast-check'
import type { Cleaner, DayToPlan, Job, MinuteSpan, Place } from '../plan/index.ts'

/** The most jobs and cleaners that a day has. */
export interface DaySize {
  readonly jobs: number
  readonly cleaners: number
}

/** Days to plan of all sorts: windows, lengths, time off, skills, favourite, excluded and fixed cleaners, in a city. */
export function daysToPlan({ jobs, cleaners }: DaySize = { jobs: 12, cleaners: 4 }): fc.Arbitrary<DayToPlan> {
  const ids = Array.from({ length: cleaners }, (_, index) => `cleaner-${index}`)
  const skills = fc.subarray(['ladder', 'pets'])
  const cleaner = fc.record<Omit<Cleaner, 'id'>>(
    {
      home: places(),
      hours: spans(420, 1140, 60),
      off: fc.array(spans(600, 900, 30), { maxLength: 2 }),
      skills,
    },
    { requiredKeys: ['home', 'hours'] },
  )
  const who = fc.constantFrom(...ids, 'away')
  const job = fc.record<Omit<Job, 'id' | 'fixed'>>(
    {
      at: places(),
      minutes: fc.integer({ min: 2, max: 16 }).map((quarters) => quarters * 15),
      window: spans(420, 1080, 0),
      skills: fc.subarray(['ladder', 'pets'], { maxLength: 1 }),
      favourite: fc.oneof(who, fc.subarray(ids)),
      excluded: fc.oneof(who, fc.subarray(ids, { maxLength: 1 })),
    },
    { requiredKeys: ['at', 'minutes', 'window'] },
  )
  const fixed = fc.option(fc.tuple(who, fc.boolean(), fc.boolean()), { freq: 4, nil: undefined })
  return fc.record({
    jobs: fc.array(fc.tuple(job, fixed), { maxLength: jobs }).map((list) =>
      list.map(([value, place], index) => ({
        ...value,
        id: `job-${index}`,
        ...fixedAt(value.window, place),
      })),
    ),
    cleaners: fc
      .array(cleaner, { maxLength: cleaners })
      .map((list) => list.map((value, index) => ({ ...value, id: `cleaner-${index}` }))),
    seed: fc.integer({ min: 0, max: 1000 }),
  })
}

function places(): fc.Arbitrary<Place> {
  const hundredths = fc.integer({ min: 0, max: 20 })
  return fc.tuple(hundredths, hundredths).map(([north, east]) => [43.6 + north / 100, -79.5 + east / 100])
}

function spans(from: number, to: number, shortest: number): fc.Arbitrary<MinuteSpan> {
  const minute = fc.integer({ min: from / 5, max: (to - shortest) / 5 }).map((fives) => fives * 5)
  return fc
    .tuple(minute, minute)
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other) + shortest])
}

/** A job that stays with a cleaner: by the id alone, or with or without a start. */
function fixedAt(
  [from, to]: MinuteSpan,
  place: readonly [cleaner: string, isPlace: boolean, hasStart: boolean] | undefined,
): Pick<Job, 'fixed'> {
  if (place === undefined) return {}
  const [cleaner, isPlace, hasStart] = place
  if (!isPlace) return { fixed: cleaner }
  return { fixed: { cleaner, ...(hasStart && { start: Math.floor((from + to) / 2) }) } }
}
