import { businessDateOf, formatInstant, formatLongDate, instantOf } from '@dustforce/core/schedule'
import type { OwnCharge } from '../booking/own-charge.ts'
import { expiresBefore, goodUntil } from '../charging/card-expiry.ts'
import { chargeStep } from '../charging/charge-step.ts'
import { chargesOf } from '../charging/charges-of.ts'
import { monthWords } from '../language/dates.en.ts'
import type { ChargeRules } from './charge-letter.ts'
import { chargingOf } from './charging-of.ts'
import type { Story, StoryVisit } from './story.ts'

/**
 * Describes how a visit is paid, as its customer's page shows it; null for one that waits for no money.
 *
 * @example
 * ownCharge(story, { policy: standardCharges, zone: 'America/Toronto' }) // => null
 */
export function ownCharge(story: Story, { policy, zone }: ChargeRules): OwnCharge | null {
  const { booking, visit, now } = story
  const facts = chargingOf(story)
  if (booking === null || visit === null || facts?.isAwaited !== true) return null
  const held = chargesOf(policy, visit)
  const next = chargeStep(policy, facts, now, zone)
  const first = chargeStep(policy, { ...facts, announcedAt: facts.announcedAt ?? now }, now, zone)
  const charge = next?.act === 'announce' ? first : next
  const startsAt = instantOf(visit.date, visit.minute, zone)
  const ours = visit.tries.filter(({ by }) => by === 'company')
  return {
    amountCents: booking.totalCents,
    card: visit.card === null ? null : `${visit.card.brand} ending in ${visit.card.last4}`,
    ...expiryOf(visit, held),
    on: charge?.act === 'charge' ? formatLongDate(businessDateOf(charge.at, zone)) : null,
    decline: ours.at(-1)?.decline ?? null,
    until: formatInstant(startsAt - held.freeHours * 3_600_000, zone),
    isUnderWay: ours.some(({ outcome }) => outcome === 'pending'),
  }
}

function expiryOf(
  { card, date }: StoryVisit,
  policy: ChargeRules['policy'],
): Pick<OwnCharge, 'goodUntil' | 'expires'> {
  const { expMonth = null, expYear = null } = card ?? {}
  if (expMonth === null || expYear === null) return { goodUntil: null, expires: false }
  const expiry = { expMonth, expYear }
  return { goodUntil: monthWords(goodUntil(expiry)), expires: expiresBefore(expiry, date, policy) }
}
