import { type Answer, unchanged } from './answer.ts'
import { chargingOf } from './charging-of.ts'
import type { Story } from './story.ts'

/**
 * Decides that a customer pays a visit on a page, which is a try like any other: while it is open the card is not charged. One that is open is used again;
 * nothing is opened while a charge is under way, or for what waits for no money.
 *
 * @param id names the try
 * @example
 * decidePage(story, 't1').outcome // => 'unchanged'
 */
export function decidePage(story: Story, id: string): Answer {
  const { visit, now } = story
  const isUnderWay = visit?.tries.some(({ outcome }) => outcome === 'pending') ?? true
  if (visit === null || chargingOf(story)?.isAwaited !== true || isUnderWay) return unchanged(story)
  const opened = { id, by: 'customer', at: now, outcome: 'pending', decline: null, code: null } as const
  const tries = [...visit.tries, { ...opened, cardId: null, isTold: true }]
  return unchanged({ ...story, visit: { ...visit, tries } }, 'page')
}
