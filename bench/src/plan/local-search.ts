import { type Cleaner, type DayToPlan, drivingMinutes, type GivenRoute, type Job } from '@dustforce/core/plan'

interface Route {
  readonly cleaner: Cleaner
  readonly jobs: readonly Job[]
  /** Driving, and what it is worth that a favourite comes. */
  readonly cost: number
}

/**
 * Plans a day as one writes it first: each job where it costs least, then jobs moved and exchanged as long as that costs less. For days without
 * skills, time off and fixed jobs.
 */
export function localSearch({ jobs, cleaners }: DayToPlan): GivenRoute[] {
  const cost = costBy()
  const routeOf = (cleaner: Cleaner, ofCleaner: readonly Job[]): Route => ({
    cleaner,
    jobs: ofCleaner,
    cost: cost(cleaner, ofCleaner),
  })
  const routes = cleaners.map((cleaner) => routeOf(cleaner, []))
  const insert = (job: Job, at: number, position: number) => {
    const { cleaner, jobs: ofCleaner } = routes[at] ?? { jobs: [] }
    return cleaner && routeOf(cleaner, ofCleaner.toSpliced(position, 0, job))
  }
  const cheapest = (job: Job) => {
    let best: { at: number; route: Route; adds: number } | undefined
    for (const [at, { cost: before, jobs: ofCleaner }] of routes.entries()) {
      for (let position = 0; position <= ofCleaner.length; position += 1) {
        const route = insert(job, at, position)
        const adds = (route?.cost ?? Number.POSITIVE_INFINITY) - before
        if (route !== undefined && adds < (best?.adds ?? Number.POSITIVE_INFINITY)) best = { at, route, adds }
      }
    }
    return best
  }
  const place = (job: Job) => {
    const best = cheapest(job)
    if (best !== undefined) routes[best.at] = best.route
    return best?.adds
  }
  const relocate = (job: Job): boolean => {
    const at = routes.findIndex((route) => route.jobs.includes(job))
    const route = routes[at]
    if (route === undefined) return place(job) !== undefined
    const without = routeOf(
      route.cleaner,
      route.jobs.filter((other) => other !== job),
    )
    routes[at] = without
    const best = cheapest(job)
    const isBetter = best !== undefined && best.adds < route.cost - without.cost
    if (isBetter) routes[best.at] = best.route
    else routes[at] = route
    return isBetter
  }
  const exchange = (one: Job, other: Job): boolean => {
    const [first, second] = [one, other].map((job) => routes.findIndex((route) => route.jobs.includes(job)))
    const [from, to] = [routes[first ?? -1], routes[second ?? -1]]
    if (first === undefined || second === undefined || from === undefined || to === undefined || from === to)
      return false
    const swapped = (route: Route, out: Job, into: Job) =>
      routeOf(
        route.cleaner,
        route.jobs.map((job) => (job === out ? into : job)),
      )
    const [changed, others] = [swapped(from, one, other), swapped(to, other, one)]
    if (changed.cost + others.cost >= from.cost + to.cost) return false
    routes[first] = changed
    routes[second] = others
    return true
  }
  for (const job of jobs) place(job)
  const improves = () =>
    jobs.filter(relocate).length +
    jobs.flatMap((one, index) => jobs.slice(index + 1).filter((other) => exchange(one, other))).length
  while (improves() > 0);
  return routes.map(({ cleaner, jobs: ofCleaner }) => ({
    cleaner: cleaner.id,
    stops: ofCleaner.map(({ id }) => ({ job: id })),
  }))
}

/** Returns a function for what a cleaner's day costs; without end when it breaks a rule. */
function costBy(): (cleaner: Cleaner, jobs: readonly Job[]) => number {
  const known = new Map<object, Map<object, number>>()
  const minutes = (from: { at: Job['at'] }, to: { at: Job['at'] }) => {
    const ways = known.get(from) ?? new Map<object, number>()
    known.set(from, ways)
    const way = ways.get(to) ?? Math.ceil(drivingMinutes(from.at, to.at) - 1e-9)
    ways.set(to, way)
    return way
  }
  const homes = new Map<Cleaner, { at: Job['at'] }>()
  return (cleaner, jobs) => {
    const home = homes.get(cleaner) ?? { at: cleaner.home }
    homes.set(cleaner, home)
    let [time, cost] = [cleaner.hours[0], 0]
    let place: { at: Job['at'] } = home
    for (const job of jobs) {
      const way = minutes(place, job)
      const start = Math.max(time + way, job.window[0])
      if (start > job.window[1] || job.excluded === cleaner.id) return Number.POSITIVE_INFINITY
      cost += way + (job.favourite === undefined || job.favourite === cleaner.id ? 0 : 30)
      time = start + job.minutes
      place = job
    }
    const back = jobs.length === 0 ? 0 : minutes(place, home)
    return time + back > cleaner.hours[1] ? Number.POSITIVE_INFINITY : cost + back
  }
}
