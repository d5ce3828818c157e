import type { Issue, Parsed } from '../validation/parsed.ts'
import { readChecked } from '../validation/shape.ts'
import type { Cleaner, DayToPlan, GivenRoute, Job, MinuteSpan } from './day.ts'
import { dayShape } from './day-shape.ts'
import { fixedPlaceOf } from './fixed-place-of.ts'
import { PlanError } from './plan-error.ts'

/** A day from outside, or everything that is wrong with it. */
export function readDay(input: unknown): Parsed<DayToPlan> {
  return readChecked(dayShape, dayProblems, input)
}

/**
 * A day as a program has it, its ways included.
 *
 * @throws PlanError with everything that is wrong
 */
export function checkedDay(input: DayToPlan): DayToPlan {
  // A program without types may pass anything.
  const { travel, ...day } = Object(input)
  const read = readDay(input === Object(input) ? day : input)
  const issues = [
    ...(read.ok ? [] : read.issues),
    ...(travel === undefined || typeof travel === 'function'
      ? []
      : [{ field: 'travel', message: 'must be a function of two places' }]),
  ]
  if (issues.length > 0) throw new PlanError(issues)
  return input
}

/** Returns what is wrong between the parts of a day. */
function dayProblems({ jobs, cleaners, routes = [] }: DayToPlan): Issue[] {
  return [
    ...twice(
      jobs.map(({ id }) => id),
      (index) => `jobs.${index}.id`,
    ),
    ...twice(
      cleaners.map(({ id }) => id),
      (index) => `cleaners.${index}.id`,
    ),
    ...jobs.flatMap(jobProblems),
    ...cleaners.flatMap(cleanerProblems),
    ...routeProblems(routes, new Set(jobs.map(({ id }) => id)), new Set(cleaners.map(({ id }) => id))),
  ]
}

function jobProblems(job: Job, index: number): Issue[] {
  const [from, to] = job.window
  const start = fixedPlaceOf(job)?.start ?? from
  const problems = spanProblems(job.window, `jobs.${index}.window`)
  if (problems.length > 0 || (start >= from && start <= to)) return problems
  const field = `jobs.${index}.fixed.start`
  return [{ field, message: `${start} is outside of the window, ${from} to ${to}` }]
}

function cleanerProblems({ hours, off = [] }: Cleaner, index: number): Issue[] {
  return [
    ...spanProblems(hours, `cleaners.${index}.hours`),
    ...off.flatMap((span, part) => spanProblems(span, `cleaners.${index}.off.${part}`)),
  ]
}

function spanProblems([from, to]: MinuteSpan, field: string): Issue[] {
  return from <= to ? [] : [{ field, message: `ends at ${to}, before it begins at ${from}` }]
}

function routeProblems(
  routes: readonly GivenRoute[],
  jobs: ReadonlySet<string>,
  cleaners: ReadonlySet<string>,
): Issue[] {
  const stops = routes.flatMap((route, index) =>
    route.stops.map(({ job }, part) => ({ job, field: `routes.${index}.stops.${part}.job` })),
  )
  const unknown = (id: string, ids: ReadonlySet<string>, field: string, what: string) =>
    ids.has(id) ? [] : [{ field, message: `'${id}' is no ${what} of the day` }]
  return [
    ...routes.flatMap(({ cleaner }, index) =>
      unknown(cleaner, cleaners, `routes.${index}.cleaner`, 'cleaner'),
    ),
    ...twice(
      routes.map(({ cleaner }) => cleaner),
      (index) => `routes.${index}.cleaner`,
    ),
    ...stops.flatMap(({ job, field }) => unknown(job, jobs, field, 'job')),
    ...twice(
      stops.map(({ job }) => job),
      (index) => `${stops[index]?.field}`,
    ),
  ]
}

/** The ids that were there before. */
function twice(ids: readonly string[], fieldOf: (index: number) => string): Issue[] {
  const seen = new Set<string>()
  return ids.flatMap((id, index) => {
    const isTwice = seen.has(id)
    seen.add(id)
    return isTwice ? [{ field: fieldOf(index), message: `'${id}' is there already` }] : []
  })
}
