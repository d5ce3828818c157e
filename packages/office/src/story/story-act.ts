import type { Cents } from '@dustforce/core/money'
import { type Answer, certain, type Step } from './answer.ts'
import { sumOf } from './payments-of.ts'

/** An act of a person on a booking. */
export interface StoryAct {
  readonly actId: string
  /** The people who get a letter. */
  readonly tell: { readonly customer: boolean; readonly cleaner: boolean }
}

/** The answer to an act, when what it gives back is what was agreed to; null otherwise. */
export function agreed(answer: Answer, refundCents: Cents): Step | null {
  const written = sumOf(answer.story.refunds.filter(({ id }) => id === null))
  return written === refundCents ? certain(answer) : null
}
