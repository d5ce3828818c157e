import type { Task } from './compiled-day.ts'
import { cheapest, type Inserter, insertLeft } from './insertion.ts'
import { costOf, type Plan, without } from './route.ts'

/** A plan in which no single task is better off elsewhere, and none that is left has room anywhere. */
export function settle(inserter: Inserter, start: Plan): Plan {
  let plan = insertLeft(inserter, start, cheapest)
  let isMoving = true
  while (isMoving) {
    isMoving = false
    for (const task of plan.routes.flatMap(({ stops }) => stops)) {
      const moved = moving(inserter, plan, task)
      if (costOf(moved) >= costOf(plan)) continue
      plan = insertLeft(inserter, moved, cheapest)
      isMoving = true
    }
  }
  return plan
}

/** A plan with a task where it costs least. */
function moving(inserter: Inserter, plan: Plan, task: Task): Plan {
  const { routes } = without(inserter.day, plan, new Set([task]))
  const back = insertLeft(inserter, { routes, left: [task] }, cheapest)
  return { routes: back.routes, left: [...plan.left, ...back.left] }
}
