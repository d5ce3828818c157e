import { type DayToPlan, drivingMinutes, type GivenRoute } from '@dustforce/core/plan'

/** The cost of a job that is left: more than any driving saves. */
const leftCost = 100_000

/** A day as the model's data. */
export function daysData({ jobs, cleaners }: DayToPlan): string {
  const ids = cleaners.map(({ id }) => id)
  const places = [...jobs.map(({ at }) => at), ...cleaners.map(({ home }) => home)]
  const ways = places.flatMap((from) => places.map((to) => Math.ceil(drivingMinutes(from, to) - 1e-9)))
  const indexOf = (id: unknown) => (typeof id === 'string' ? ids.indexOf(id) + 1 : 0)
  return JSON.stringify({
    jobs: jobs.length,
    cleaners: cleaners.length,
    left_cost: leftCost,
    favourite_cost: 30,
    minutes_between: places.map((_, row) => ways.slice(row * places.length, (row + 1) * places.length)),
    minutes: jobs.map(({ minutes }) => minutes),
    opens: jobs.map(({ window: [from] }) => from),
    closes: jobs.map(({ window: [, to] }) => to),
    favourite: jobs.map(({ favourite }) => indexOf(favourite)),
    excluded: jobs.map(({ excluded }) => indexOf(excluded)),
    hours_from: cleaners.map(({ hours: [from] }) => from),
    hours_to: cleaners.map(({ hours: [, to] }) => to),
  })
}

/** The routes of the last solution that was printed; undefined when none was. */
export function routesOf({ jobs, cleaners }: DayToPlan, printed: string): GivenRoute[] | undefined {
  const [, list] = [...printed.matchAll(/^\d+ \[(.*)\]$/gm)].at(-1) ?? []
  if (list === undefined) return undefined
  const next = list.split(',').map(Number)
  return cleaners.map(({ id }, index) => {
    const stops: { job: string }[] = []
    let node = Number(next[jobs.length + index])
    while (node <= jobs.length) {
      stops.push({ job: `${jobs[node - 1]?.id}` })
      node = Number(next[node - 1])
    }
    return { cleaner: id, stops }
  })
}
