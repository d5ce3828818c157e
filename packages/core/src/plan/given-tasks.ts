import type { CompiledDay, Shift, Task } from './compiled-day.ts'
import type { GivenRoute } from './day.ts'

/** A route that was given, by tasks. */
export interface GivenTasks {
  readonly shift: Shift
  readonly stops: readonly Task[]
  /** The start of each stop, where one was given. */
  readonly starts: readonly (number | undefined)[]
}

/** Returns who has which tasks by the routes that were given; no tasks where nothing is said. */
export function givenTasks({ tasks, shifts }: CompiledDay, routes: readonly GivenRoute[] = []): GivenTasks[] {
  const routeOf = new Map(routes.map(({ cleaner, stops }) => [cleaner, stops]))
  return shifts.map((shift) => {
    const stops = (routeOf.get(shift.cleaner.id) ?? []).flatMap((stop) =>
      tasks.filter(({ job }) => job.id === stop.job).map((task) => ({ task, start: stop.start })),
    )
    return { shift, stops: stops.map(({ task }) => task), starts: stops.map(({ start }) => start) }
  })
}

/** The tasks that no route has. */
export function tasksLeft({ tasks }: CompiledDay, routes: readonly Pick<GivenTasks, 'stops'>[]): Task[] {
  const placed = new Set(routes.flatMap(({ stops }) => stops))
  return tasks.filter((task) => !placed.has(task))
}
