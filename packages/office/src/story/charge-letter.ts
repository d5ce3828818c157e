import { businessDateOf, businessTimeOf, instantOf } from '@dustforce/core/schedule'
import type { ChargePolicy } from '../charging/charge-policy.ts'
import { chargeStep } from '../charging/charge-step.ts'
import { chargesOf } from '../charging/charges-of.ts'
import { type Answer, type StoryLetter, withLetter } from './answer.ts'
import { chargingOf } from './charging-of.ts'

/** The rules that charges follow from besides a story. */
export interface ChargeRules {
  readonly policy: ChargePolicy
  readonly zone: string
}

type ChargeLetter = Extract<StoryLetter, { readonly decline: unknown }>

/** The answer with a letter about the charge of its visit, as it stands after it. */
export function withChargeLetter(
  answer: Answer,
  kind: ChargeLetter['kind'],
  changeId: string,
  { policy, zone }: ChargeRules,
): Answer {
  const { story } = answer
  const { visit, now } = story
  const facts = chargingOf(story)
  if (visit === null || facts === null) return answer
  const { freeHours } = chargesOf(policy, visit)
  const next = chargeStep(policy, facts, now, zone)
  return withLetter(answer, {
    ...{ kind, changeId, card: visit.card },
    chargeDate: next?.act === 'charge' ? businessDateOf(next.at, zone) : null,
    decline: visit.tries.findLast(({ by }) => by === 'company')?.decline ?? null,
    payUntil: businessTimeOf(instantOf(visit.date, visit.minute, zone) - freeHours * 3_600_000, zone),
  })
}
