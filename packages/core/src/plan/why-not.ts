import { barsOf } from './bars-of.ts'
import { changesOf } from './changes-of.ts'
import type { CompiledDay, Task } from './compiled-day.ts'
import type { Change, LeftJob, NotHere } from './day-plan.ts'
import { fixedStartAt } from './fixed-place-of.ts'
import { isRoomIn, lift, type Room, type TimeRule, timeRules } from './room.ts'
import type { Route } from './route.ts'
import { tightened } from './tightened.ts'

/** The tasks that nobody has, with what keeps them from each cleaner who has no room for them. */
export function leftJobs(
  day: CompiledDay,
  routes: readonly Pick<Route, 'shift' | 'stops'>[],
  tasks: readonly Task[],
): LeftJob[] {
  return tasks.map((task) => ({
    job: task.job.id,
    reasons: routes.flatMap((route) => whyNot(day, route, task) ?? []),
  }))
}

/**
 * Why a cleaner cannot take a task, and what would have to change: of all that would do, as few rules as possible, and of those the ones
 * that give fewest minutes. Null when there is room.
 */
function whyNot(
  day: CompiledDay,
  { shift, stops }: Pick<Route, 'shift' | 'stops'>,
  task: Task,
): NotHere | null {
  const { job } = task
  const bars = barsOf(job, shift.cleaner)
  const isPinned = fixedStartAt(job, shift.cleaner.id) !== undefined
  const [from, to] = isPinned ? [task.from, task.to] : job.window
  const frees = [...bars, ...leastChanges(day, { shift, stops, task: { ...task, from, to }, isPinned })]
  const [first] = frees
  return first === undefined ? null : { cleaner: shift.cleaner.id, rule: first.rule, frees }
}

/** The changes of time that make room; none when there is room. Without any rule there always is. */
function leastChanges(day: CompiledDay, start: Room, size = 0): readonly Change[] {
  const found = combinations(timeRules, size).flatMap((rules) => {
    const lifted = rules.reduce(lift, start)
    return isRoomIn(day, lifted) ? [changesOf(start, tightened(day, start, lifted))] : []
  })
  const [least] = found.toSorted((one, other) => one.minutes - other.minutes)
  return least?.changes ?? leastChanges(day, start, size + 1)
}

/** All choices of so many rules. */
function combinations(rules: readonly TimeRule[], size: number): readonly (readonly TimeRule[])[] {
  if (size === 0) return [[]]
  return rules.flatMap((rule, index) =>
    combinations(rules.slice(index + 1), size - 1).map((others) => [rule, ...others]),
  )
}
