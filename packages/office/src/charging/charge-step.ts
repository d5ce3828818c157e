import { addDays, instantOf } from '@dustforce/core/schedule'
import type { ChargeFacts, ChargeTry } from './charge-facts.ts'
import type { ChargePolicy } from './charge-policy.ts'
import { chargesOf } from './charges-of.ts'

/** An act for the money of a visit. */
export type ChargeAct = 'announce' | 'charge' | 'last-letter' | 'free'

/** The next act for the money of a visit, and from when on it is to be done, in epoch milliseconds. */
export interface ChargeStep {
  readonly act: ChargeAct
  readonly at: number
}

const hourMs = 3_600_000
/** Between two tries of one card, where the first came late. */
const shortestPauseMs = 12 * hourMs
/** In all, whatever cards a customer gives: each visit stays far below what networks allow. */
const mostTries = 8

/**
 * The next act for the money of a visit, by the company's table and what its customer agreed to; it is to be done once its time has come. Null when nothing more is done: the visit is not awaited, a try is under
 * way, or it has started, which is for the office.
 *
 * What a missed night left out is caught up one act at a time, and a retry that was missed is not made up for.
 *
 * @example
 * chargeStep(standardCharges, arranged, now, 'America/Toronto')?.act // => 'announce'
 */
export function chargeStep(
  companys: ChargePolicy,
  facts: ChargeFacts,
  now: number,
  zone: string,
): ChargeStep | null {
  const policy = chargesOf(companys, facts)
  const { announcedAt, lastLetterAt, tries } = facts
  const startsAt = instantOf(facts.date, facts.minute, zone)
  if (!facts.isAwaited || now >= startsAt || tries.some(({ outcome }) => outcome === 'pending')) return null
  const daysBefore = (days: number) => instantOf(addDays(facts.date, -days), facts.minute, zone)
  if (announcedAt === null) return { act: 'announce', at: daysBefore(policy.announceDays) }
  const lastLetterDue = startsAt - policy.lastLetterHours * hourMs
  const charge = nextTry(facts, policy.chargeDays.map(daysBefore), now, {
    first: Math.min(announcedAt + policy.noticeHours * hourMs, lastLetterDue),
  })
  if (lastLetterAt === null) {
    return charge !== null && (charge <= lastLetterDue || charge <= now)
      ? { act: 'charge', at: charge }
      : { act: 'last-letter', at: lastLetterDue }
  }
  if (charge !== null && isOtherCard(facts)) return { act: 'charge', at: charge }
  const grace = (policy.lastLetterHours - policy.freeHours) * hourMs
  const freeAt = Math.max(startsAt - policy.freeHours * hourMs, lastLetterAt + grace)
  return freeAt < startsAt ? { act: 'free', at: freeAt } : null
}

/** Finds when the kept card is tried next; null when it is not. */
function nextTry(
  { cardId, tries }: ChargeFacts,
  slots: readonly number[],
  now: number,
  { first }: { readonly first: number },
): number | null {
  const made = tries.filter(isOurs)
  const last = made.at(-1)
  if (cardId === null || made.length >= mostTries) return null
  if (last === undefined) return Math.max(slots[0] ?? first, first)
  // Another card is tried at once.
  if (last.cardId !== cardId) return last.at
  if (made.some((one) => one.cardId === cardId && one.decline !== 'later')) return null
  const open = slots.filter((slot) => slot >= last.at + shortestPauseMs)
  return open.findLast((slot) => slot <= now) ?? open[0] ?? null
}

function isOtherCard({ cardId, tries }: ChargeFacts): boolean {
  return tries.findLast(isOurs)?.cardId !== cardId
}

function isOurs({ by, outcome }: ChargeTry): boolean {
  return by === 'company' && outcome !== 'dropped'
}
