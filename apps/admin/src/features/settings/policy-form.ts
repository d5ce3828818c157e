import { type SchedulePolicy, weekdayName } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import { hoursFromText, hoursText } from '@dustforce/office/settings'

/** What is typed of a policy, by the path of each value. */
export type PolicyTexts = Readonly<Record<string, string>>

/** The days in the order in which they are shown, each with the name of its hours. */
export const weekdays = ([1, 2, 3, 4, 5, 6, 0] as const).map((day) => ({
  path: `hours.${weekdayName(day).toLowerCase()}`,
  label: `Open on ${weekdayName(day)}`,
}))

/** The numbers of a policy, each with what it is called and in what it is counted. */
export const policyNumbers = [
  { path: 'leadMinutes', label: 'Minutes before its start until which a visit can be booked' },
  { path: 'lookaheadDays', label: 'Days ahead that can be booked' },
] as const

/** A policy as it is typed. */
export function policyTexts(policy: SchedulePolicy): PolicyTexts {
  const rules = (policy.cancellation ?? []).flatMap((rule, index) => [
    [`cancellation.${index}.hoursBefore`, String(rule.hoursBefore)] as const,
    [`cancellation.${index}.refundPercent`, String(rule.refundPercent)] as const,
  ])
  return {
    ...Object.fromEntries(
      weekdays.map(({ path }) => [
        path,
        hoursText(Object.entries(policy.hours).find(([day]) => path === `hours.${day}`)?.[1]),
      ]),
    ),
    ...Object.fromEntries(policyNumbers.map(({ path }) => [path, String(policy[path])])),
    ...Object.fromEntries(rules),
  }
}

/**
 * A policy with what was typed in place of what it says. What nobody changed stays as the policy has it, also when somebody else has changed it
 * since.
 *
 * @param begun what was there before it was typed
 */
export function typedPolicy(policy: SchedulePolicy, texts: PolicyTexts, begun: PolicyTexts): unknown {
  const isTyped = (path: string) => texts[path] !== undefined && texts[path] !== begun[path]
  const number = (path: string, was: number) => (isTyped(path) ? numberOf(texts[path]) : was)
  const days = weekdays.flatMap(({ path }) => {
    const day = path.replace('hours.', '')
    const was = Object.entries(policy.hours).find(([name]) => name === day)?.[1]
    const hours = isTyped(path) ? hoursFromText(texts[path] ?? '') : was
    return hours === undefined ? [] : [[day, hours] as const]
  })
  return {
    ...policy,
    hours: Object.fromEntries(days),
    ...Object.fromEntries(policyNumbers.map(({ path }) => [path, number(path, policy[path])])),
    ...(policy.cancellation !== undefined && {
      cancellation: policy.cancellation.map(({ hoursBefore, refundPercent }, index) => ({
        hoursBefore: number(`cancellation.${index}.hoursBefore`, hoursBefore),
        refundPercent: number(`cancellation.${index}.refundPercent`, refundPercent),
      })),
    }),
  }
}

/** The number that was typed; the text where it is not one, so that the parser of policies names it. */
function numberOf(text = ''): number | string {
  return /^\d+$/.test(text.trim()) ? Number(text) : text
}

/** What is wrong with a policy, by the path of the value that is, in words for the person who typed it. */
export function policyIssues(policy: unknown): Readonly<Record<string, string>> {
  const read = parsePolicy(policy)
  const issues = (read.ok ? [] : read.issues).map(({ field, message }) => {
    const [, day] = /^(hours\.[a-z]+)/.exec(field) ?? []
    const words = message.startsWith('must')
      ? `It ${message}.`
      : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
    return day === undefined
      ? ([field, words] as const)
      : ([
          day,
          message.startsWith('must') ? 'Write hours as 8:00 – 18:00, or nothing for a closed day.' : words,
        ] as const)
  })
  return Object.fromEntries(issues)
}
