import { type BusinessDate, instantOf, type MinuteOfDay } from '@dustforce/core/schedule'
import type { ChargeFacts, ChargeTry } from './charge-facts.ts'
import type { ChargePolicy } from './charge-policy.ts'
import { type ChargeStep, chargeStep } from './charge-step.ts'

/**
 * All that is done for the money of a visit whose card is declined each time, from the announcement to the freed place, each when it is due.
 *
 * @example
 * stepsOfDeclines(standardCharges, { date: businessDate('2026-12-15'), minute: 600 }, 'America/Toronto').map(({ act }) => act)
 * // => ['announce', 'charge', 'charge', 'charge', 'last-letter', 'free']
 */
export function stepsOfDeclines(
  policy: ChargePolicy,
  { date, minute }: { readonly date: BusinessDate; readonly minute: MinuteOfDay },
  zone: string,
): readonly ChargeStep[] {
  const steps: ChargeStep[] = []
  let facts: ChargeFacts = {
    ...{ date, minute, isAwaited: true, cardId: 'card', agreed: null, announcedBy: null },
    ...{ announcedAt: null, tries: [], lastLetterAt: null },
  }
  let now = instantOf(date, minute, zone) - longestMs
  for (;;) {
    const step = chargeStep(policy, facts, now, zone)
    if (step === null) return steps
    steps.push(step)
    now = Math.max(now, step.at)
    facts = after(facts, step)
  }
}

/** Longer before a visit than anything is done for its money. */
const longestMs = 60 * 24 * 3_600_000

function after(facts: ChargeFacts, { act, at }: ChargeStep): ChargeFacts {
  switch (act) {
    case 'announce':
      return { ...facts, announcedAt: at }
    case 'charge':
      return { ...facts, tries: [...facts.tries, { ...declined, id: String(at), at }] }
    case 'last-letter':
      return { ...facts, lastLetterAt: at }
    case 'free':
      return { ...facts, isAwaited: false }
  }
}

const declined: Omit<ChargeTry, 'id' | 'at'> = {
  ...{ by: 'company', outcome: 'declined', decline: 'later', code: null },
  ...{ cardId: 'card', isTold: true },
}
