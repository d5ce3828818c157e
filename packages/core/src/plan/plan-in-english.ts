import { timeLabel } from '../schedule/time-label.ts'
import type { PlanWords } from './plan-words.ts'

const minutesOf = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`
const listOf = new Intl.ListFormat('en-CA')
const clock = (minute: number): string => timeLabel(((minute % 1440) + 1440) % 1440)
const fromTo = (from: number, to: number): string => `from ${clock(from)} to ${clock(to)}`

/**
 * Plans in Canadian English.
 *
 * @example
 * planInEnglish.only('Ann') // => 'Nobody but Ann has room for it.'
 */
export const planInEnglish: PlanWords = {
  fixed: (who) => `It stays with ${who}.`,
  favourite: (who, adds) => `The customer is used to ${who}. It adds ${minutesOf(adds)} of driving.`,
  only: (who) => `Nobody but ${who} has room for it.`,
  least: (who, adds, next, nextAdds) =>
    `It adds ${minutesOf(adds)} of driving for ${who}, and ${minutesOf(nextAdds)} for ${next}, who is next.`,
  rules: {
    excluded: (who) => ({ why: `${who} must not come.`, when: `${who} may come` }),
    skills: (who, skills) => ({
      why: `${who} lacks a skill: ${listOf.format(skills)}.`,
      when: `${who} can do this (${listOf.format(skills)})`,
    }),
    fixed: (holder, start) =>
      start === undefined
        ? { why: `It stays with ${holder}.`, when: `it need not stay with ${holder}` }
        : {
            why: `It stays with ${holder} at ${clock(start)}.`,
            when: `it need not stay with ${holder} at ${clock(start)}`,
          },
    window: (who, from, to) => ({
      why: `${who} cannot start at a time that suits.`,
      when: `it may start ${fromTo(from, to)}`,
    }),
    hours: (who, from, to) => ({
      why: `It does not fit into the hours of ${who}.`,
      when: `${who} works ${fromTo(from, to)}`,
    }),
    off: (who, spans) => ({
      why: `${who} has time off.`,
      when: `${who} works ${listOf.format(spans.map(([from, to]) => fromTo(from, to)))}`,
    }),
    busy: (who, jobs) => ({
      why: `${who} has other jobs.`,
      when: `another cleaner does ${listOf.format(jobs)}`,
    }),
  },
  remedy: (conditions) => `It fits when ${listOf.format(conditions)}.`,
}
