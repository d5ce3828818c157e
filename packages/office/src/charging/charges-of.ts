import type { AgreedDays, ChargeFacts } from './charge-facts.ts'
import type { ChargePolicy } from './charge-policy.ts'

/**
 * The table that holds for a visit: that by which it was announced, or the company's as far as its customer agreed to it.
 *
 * @example
 * chargesOf(standardCharges, { agreed: { toldDays: 9, chargedDays: 3 }, announcedBy: null }).announceDays // => 9
 */
export function chargesOf(
  policy: ChargePolicy,
  { agreed, announcedBy }: Pick<ChargeFacts, 'agreed' | 'announcedBy'>,
): ChargePolicy {
  return announcedBy ?? (agreed === null ? policy : asAgreed(policy, agreed))
}

/**
 * Returns what a customer agrees to who agrees to a table: to be told and charged so many days before a visit.
 *
 * @example
 * agreedDaysOf({ announceDays: 7, chargeDays: [4, 3, 2] }) // => { toldDays: 7, chargedDays: 4 }
 */
export function agreedDaysOf({
  announceDays,
  chargeDays: [first = announceDays],
}: Pick<ChargePolicy, 'announceDays' | 'chargeDays'>): AgreedDays {
  return { toldDays: announceDays, chargedDays: first }
}

/** A table by which nobody is told later or charged earlier than agreed; what follows the tries stays behind them, as far as it was from each other. */
export function asAgreed(policy: ChargePolicy, { toldDays, chargedDays }: AgreedDays): ChargePolicy {
  const chargeDays = [...new Set(policy.chargeDays.map((days) => Math.min(days, chargedDays)))]
  const last = chargeDays.at(-1) ?? chargedDays
  const lastLetterHours = Math.min(policy.lastLetterHours, last * 24 - 1)
  const grace = policy.lastLetterHours - policy.freeHours
  return {
    ...policy,
    announceDays: Math.max(policy.announceDays, toldDays),
    ...{ chargeDays, lastLetterHours },
    freeHours: Math.min(policy.freeHours, Math.max(1, lastLetterHours - grace)),
  }
}
