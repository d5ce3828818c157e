import { type Cents, cents } from '@dustforce/core/money'
import { type Step, unchanged, withBooking } from './answer.ts'
import { makeChange } from './make-change.ts'
import type { Story } from './story.ts'
import { agreed, type StoryAct } from './story-act.ts'

/** A change as it was priced. */
export interface ChangeTerms extends StoryAct {
  /** The columns of the booking's row that become other, amounts in dollars. */
  readonly columns: Readonly<Record<string, unknown>>
  /** To pay above zero, to give back below. */
  readonly differenceCents: Cents
  readonly taxInDifferenceCents: Cents
  /** It asks for what of the price is owed again. */
  readonly isOwed?: boolean
}

/**
 * Decides what follows when a person changes a booking: what costs more waits for its payment; anything else is made at once, and what it costs less goes
 * back. Null when that is not there to be given back.
 */
export function decideChange(story: Story, act: ChangeTerms): Step | null {
  const { booking } = story
  const { actId, columns, differenceCents, taxInDifferenceCents, isOwed = false, tell } = act
  if (booking === null) return null
  if (differenceCents > 0)
    return { place: { kind: 'waiting' }, ifPlace: unchanged(story, 'asked'), ifNone: null }
  const { total_price: dollars } = columns
  // The change that waits was asked of the booking as it was.
  const alone = withBooking(unchanged({ ...story, change: null }), { hasHeldMinutes: false })
  const made = makeChange(alone, {
    ...{ id: actId, differenceCents, taxCents: taxInDifferenceCents, isOwed },
    ...{ tellCustomer: tell.customer, tellCleaner: tell.cleaner },
    totalCents: typeof dollars === 'number' ? cents(Math.round(dollars * 100)) : booking.totalCents,
  })
  const isGivenBack = differenceCents === 0 || agreed(made, cents(-differenceCents)) !== null
  return isGivenBack ? { place: { kind: 'changed' }, ifPlace: made, ifNone: null } : null
}
