import type { ScrollPlan } from './scroll-plan.ts'
import type { SectionId } from './section.ts'

/** The functions of the page that scrolling needs, so that it can be tried without one. */
export interface ScrollStage {
  readonly find: (id: SectionId) => { readonly scrollTo: (offset: number) => void } | null
  readonly after: (milliseconds: number, run: () => void) => () => void
}

/**
 * Scrolls to a section by a plan: looks for it, and again after growing delays while it is not rendered yet.
 *
 * @returns a function that gives up
 */
export function scrollToSection(stage: ScrollStage, id: SectionId, plan: ScrollPlan): () => void {
  let cancel = () => {}
  const look = (attempt: number) => {
    const section = stage.find(id)
    if (section !== null) section.scrollTo(plan.offset)
    else if (attempt < plan.attempts) cancel = stage.after(plan.retryDelay(attempt), () => look(attempt + 1))
  }
  if (plan.initialDelay > 0) cancel = stage.after(plan.initialDelay, () => look(1))
  else look(1)
  return () => cancel()
}
