import type { CompiledDay, Task } from './compiled-day.ts'
import { type Inserter, insertLeft, regret } from './insertion.ts'
import { costOf, type Plan, without } from './route.ts'

/**
 * Computes how many stops the search may look at for each task: the more tasks, the more. It is work, not time, that ends it: the plan is the same on
 * every machine.
 */
const workFor = (tasks: number): number => Math.min(1_200_000, tasks * Math.max(12_000, 1500 * (tasks - 6)))
/** Computes the most rounds of the search: a look that is remembered is no work. */
const roundsFor = (tasks: number): number => tasks * Math.max(60, 15 * (tasks - 10))
/** The number of minutes that a plan may be worse to go on from, at first. */
const firstPatience = 3
/** Of the jobs that nobody has, how many are tried again at a time. */
const mostLeft = 8

/**
 * Looks for a better plan: takes some tasks that are near each other out, puts them back in another order, and goes on from there if that is
 * better, or at first not much worse. Moving a task, exchanging two and turning a part of a route around are cases of it.
 */
export function search(inserter: Inserter, start: Plan, random: () => number): Plan {
  const { day } = inserter
  if (day.tasks.length === 0) return start
  const neighbours = neighboursIn(day)
  const begin = inserter.work()
  const most = workFor(day.tasks.length)
  let best = start
  let bestCost = costOf(start)
  let current = start
  let currentCost = bestCost
  const mostRounds = roundsFor(day.tasks.length)
  for (let round = 0; ; round += 1) {
    const done = Math.max(round / mostRounds, (inserter.work() - begin) / most)
    if (done >= 1) return best
    const patience = firstPatience * (1 - done) ** 2
    const taken = takenOut(current, neighbours, random)
    const emptied = without(day, current, taken)
    const [tried, put] = someLeft(emptied.left, taken, random)
    const filled = insertLeft(inserter, { routes: emptied.routes, left: tried }, orderBy(random))
    const plan = { routes: filled.routes, left: [...put, ...filled.left] }
    const cost = costOf(plan)
    if (cost >= currentCost - patience * Math.log(random())) continue
    current = plan
    currentCost = cost
    if (cost >= bestCost) continue
    best = plan
    bestCost = cost
  }
}

/** The other tasks of each, the nearest first. */
function neighboursIn({ tasks, ways }: CompiledDay): (task: Task) => readonly Task[] {
  const known = new Map<Task, readonly Task[]>()
  return (task) => {
    const found = known.get(task)
    if (found !== undefined) return found
    const far = ({ point }: Task) => ways.minutes(task.point, point)
    const sorted = tasks.filter((other) => other !== task).toSorted((one, other) => far(one) - far(other))
    known.set(task, sorted)
    return sorted
  }
}

/** A task and some that are near it and have a place. */
function takenOut(
  { routes, left }: Plan,
  neighbours: (task: Task) => readonly Task[],
  random: () => number,
): ReadonlySet<Task> {
  const placed = routes.flatMap(({ stops }) => stops)
  const first = placed[Math.floor(random() * placed.length)]
  if (first === undefined) return new Set()
  const count = Math.floor(random() * 12)
  const taken = new Set([first])
  for (const task of neighbours(first)) {
    if (taken.size > count) break
    if (!left.includes(task) && random() < 0.7) taken.add(task)
  }
  return taken
}

/** Those that were taken out and some of the others that nobody has, and the rest of these. */
function someLeft(left: readonly Task[], taken: ReadonlySet<Task>, random: () => number): [Task[], Task[]] {
  const others = left.length - taken.size
  const tried: Task[] = []
  const put: Task[] = []
  for (const task of left) (taken.has(task) || random() * others < mostLeft ? tried : put).push(task)
  return [tried, put]
}

/** By what would be lost, or in a random order. */
function orderBy(random: () => number) {
  if (random() < 0.5) return regret
  const order = new Map<Task, number>()
  return (task: Task) => {
    const known = order.get(task) ?? random()
    order.set(task, known)
    return known
  }
}
