import { chargeStep } from '../charging/charge-step.ts'
import { chargesOf } from '../charging/charges-of.ts'
import { type Answer, unchanged, withBooking, withLetter } from './answer.ts'
import { type ChargeRules, withChargeLetter } from './charge-letter.ts'
import { chargingOf } from './charging-of.ts'
import type { Story, StoryVisit } from './story.ts'

/**
 * Decides what follows for the money of a visit from the time that it is: it is announced, its card charged, its customer told of a decline or asked for the
 * last time, or its place freed. A charge is only noted, as a try that is under way: it is asked of the payment provider once that is written.
 *
 * @param id names what is done: a try, a letter
 * @example
 * decideCharge(story, { policy: standardCharges, zone: 'America/Toronto' }, 't1').outcome // => 'unchanged'
 */
export function decideCharge(story: Story, rules: ChargeRules, id: string): Answer {
  const { visit, now } = story
  const facts = chargingOf(story)
  if (visit === null || facts === null) return unchanged(story)
  const untold = visit.tries.find(({ outcome, isTold }) => outcome === 'declined' && !isTold)
  if (untold !== undefined && facts.isAwaited) {
    const tries = visit.tries.map((one) => (one === untold ? { ...one, isTold: true } : one))
    return withChargeLetter(changed('declined', { tries }), 'visit-declined', untold.id, rules)
  }
  const step = chargeStep(rules.policy, facts, now, rules.zone)
  if (step === null || step.at > now) return changed('unchanged', {})
  switch (step.act) {
    case 'announce':
      return withChargeLetter(
        changed('announced', { announcedAt: now, announcedBy: chargesOf(rules.policy, visit) }),
        'visit-announced',
        id,
        rules,
      )
    case 'charge': {
      const asked = { id, by: 'company', at: now, outcome: 'pending', decline: null, code: null } as const
      return changed('charging', {
        tries: [...visit.tries, { ...asked, cardId: facts.cardId, isTold: false }],
      })
    }
    case 'last-letter':
      return withChargeLetter(changed('last-letter', { lastLetterAt: now }), 'visit-unpaid', id, rules)
    case 'free': {
      const freed = withBooking(changed('freed', {}), { status: 'canceled', payment: 'failed' })
      const told = withChargeLetter(freed, 'visit-freed', id, rules)
      return withLetter(told, { kind: 'job-canceled', changeId: id })
    }
  }

  function changed(outcome: string, patch: Partial<StoryVisit>): Answer {
    const after = visit === null ? null : { ...visit, ...patch }
    const next = chargingOf({ ...story, visit: after })
    const lookAt = next === null ? null : (chargeStep(rules.policy, next, now, rules.zone)?.at ?? null)
    return unchanged({ ...story, visit: after === null ? null : { ...after, lookAt } }, outcome)
  }
}
