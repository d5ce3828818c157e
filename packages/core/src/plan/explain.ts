import type { Change, NotHere, WhyHere } from './day-plan.ts'
import type { PlanWords, RuleWords } from './plan-words.ts'

export { planInEnglish } from './plan-in-english.ts'
export type { PlanWords, RuleWords } from './plan-words.ts'

/** Returns the name of a job or a cleaner. */
export type NameOf = (id: string) => string

const itsId = (id: string): string => id

/**
 * Why a job is with its cleaner, as a sentence.
 *
 * @param why of a stop of a plan
 * @param who the cleaner's id
 * @param nameOf what people call a job or a cleaner; its id when missing
 * @example
 * explainHere({ reason: 'least', adds: 12, next: { cleaner: 'bob', adds: 31 } }, 'ann', planInEnglish)
 * // => 'It adds 12 minutes of driving for ann, and 31 minutes for bob, who is next.'
 */
export function explainHere(why: WhyHere, who: string, words: PlanWords, nameOf: NameOf = itsId): string {
  const { reason, adds, next } = why
  const name = nameOf(who)
  if (reason === 'fixed') return words.fixed(name)
  if (reason === 'favourite') return words.favourite(name, adds)
  return next === undefined ? words.only(name) : words.least(name, adds, nameOf(next.cleaner), next.adds)
}

/**
 * Why a cleaner cannot take a job, and what would free it, as sentences. Also for what a stop that was checked breaks.
 *
 * @param notHere a reason of a job that is left, or a cleaner with what a stop breaks
 * @param nameOf what people call a job or a cleaner; its id when missing
 * @example
 * explainNotHere({ cleaner: 'ann', frees: [{ rule: 'window', window: [540, 730] }] }, planInEnglish).remedy
 * // => 'It fits when it may start from 9:00 AM to 12:10 PM.'
 */
export function explainNotHere(
  { cleaner, frees }: Pick<NotHere, 'cleaner' | 'frees'>,
  words: PlanWords,
  nameOf: NameOf = itsId,
): { why: string; remedy: string } {
  const rules = frees.map((change) => ruleWords(change, nameOf(cleaner), words, nameOf))
  return {
    why: rules.map(({ why }) => why).join(' '),
    remedy: words.remedy(rules.map(({ when }) => when)),
  }
}

function ruleWords(change: Change, who: string, { rules }: PlanWords, nameOf: NameOf): RuleWords {
  switch (change.rule) {
    case 'excluded':
      return rules.excluded(who)
    case 'skills':
      return rules.skills(who, change.skills)
    case 'fixed':
      return rules.fixed(nameOf(change.cleaner), change.start)
    case 'window':
      return rules.window(who, ...change.window)
    case 'hours':
      return rules.hours(who, ...change.hours)
    case 'off':
      return rules.off(who, change.off)
    case 'busy':
      return rules.busy(who, change.jobs.map(nameOf))
  }
}
