import type { Step } from './answer.ts'
import { type CancelTerms, decideCancel } from './decide-cancel.ts'
import { type ChangeTerms, decideChange } from './decide-change.ts'
import { decideRevival, type RevivalTerms } from './decide-revival.ts'
import type { Story } from './story.ts'

/**
 * Decides what follows when a person cancels a booking, takes a cancellation back or changes what it costs. Null when that does not come to what was
 * agreed to. It is pure: a preview and the act are the same call.
 *
 * @example
 * const act = { actId: 'a', refundCents: cents(10_000), tell: { customer: true, cleaner: true } }
 * decideAct(story, act) // => null
 */
export function decideAct(story: Story, act: CancelTerms | RevivalTerms | ChangeTerms): Step | null {
  if ('refundCents' in act) return decideCancel(story, act)
  return 'owedCents' in act ? decideRevival(story, act) : decideChange(story, act)
}
