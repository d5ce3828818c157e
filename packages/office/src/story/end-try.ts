import { type Answer, unchanged } from './answer.ts'
import type { Story } from './story.ts'

/**
 * Decides what follows when a try will never charge: the provider refused it, so that its card is no use, or nobody asked for it before its visit was no
 * longer awaited.
 *
 * @example
 * endTry(story, 't1', 'refused').outcome // => 'unchanged'
 */
export function endTry(story: Story, tryId: string, how: 'refused' | 'never-asked'): Answer {
  const { visit, now } = story
  const known = visit?.tries.find(({ id, outcome }) => id === tryId && outcome === 'pending')
  if (visit === null || known === undefined) return unchanged(story)
  const ended =
    how === 'refused'
      ? ({ ...known, outcome: 'declined', decline: 'other-card', code: 'no_such_card' } as const)
      : ({ ...known, outcome: 'dropped' } as const)
  const tries = visit.tries.map((one) => (one === known ? ended : one))
  return unchanged({ ...story, visit: { ...visit, tries, lookAt: now } }, ended.outcome)
}
