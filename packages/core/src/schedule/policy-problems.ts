import type { Issue } from '../validation/parsed.ts'
import { isBusinessDate } from './business-date.ts'
import type { ClosedDates, Hours, RefundRule, SchedulePolicy } from './policy.ts'
import { isKnownZone } from './zone-span.ts'

/** What keeps the well-formed parts of a policy, or those of them that are given, from meaning something. */
export function policyProblems({
  zone = 'UTC',
  hours: week = {},
  closures = [],
  specialHours = [],
  cancellation = [],
}: Partial<SchedulePolicy>): Issue[] {
  return [
    ...(isZone(zone)
      ? []
      : [
          {
            field: 'zone',
            message: `'${zone}' is no time zone: write an area and a city, as 'Europe/London', or 'UTC'`,
          },
        ]),
    ...Object.entries(week).flatMap(([day, times]) => hoursProblems(times, `hours.${day}`)),
    ...closures.flatMap((closure, index) => closureProblems(closure, `closures.${index}`)),
    ...specialHours.flatMap((special, index) => [
      ...dateProblems(special.date, `specialHours.${index}.date`),
      ...hoursProblems(special.hours, `specialHours.${index}.hours`),
    ]),
    ...refundProblems(cancellation),
  ]
}

/** Dates that a file says two things of. A program may put such a policy together: of special hours the later count, and a closure before them. */
export function contradictions({
  closures = [],
  specialHours = [],
}: Pick<SchedulePolicy, 'closures' | 'specialHours'>): Issue[] {
  return specialHours.flatMap((special, index) => [
    ...(specialHours.findIndex((other) => other.date === special.date) < index
      ? [{ field: `specialHours.${index}.date`, message: `${special.date} has hours already` }]
      : []),
    ...closures
      .filter(({ from, to = from }) => from <= special.date && special.date <= to)
      .map(({ reason }) => ({
        field: `specialHours.${index}.date`,
        message: `${special.date} is closed: ${reason}`,
      })),
  ])
}

function isZone(zone: string): boolean {
  // An abbreviation means one zone to one engine and another, or none, to the next: BST is the time of Dhaka to some.
  if (zone !== 'UTC' && !/^[A-Za-z]+\//.test(zone)) return false
  return isKnownZone(zone)
}

function hoursProblems([opens, closes]: Hours, field: string): Issue[] {
  return opens <= closes ? [] : [{ field, message: `end at ${closes}, before they begin at ${opens}` }]
}

function dateProblems(text: string, field: string): Issue[] {
  return isBusinessDate(text) ? [] : [{ field, message: `${text} is no date of the calendar` }]
}

function closureProblems({ from, to = from }: ClosedDates, field: string): Issue[] {
  const problems = [
    ...dateProblems(from, `${field}.from`),
    ...(to === from ? [] : dateProblems(to, `${field}.to`)),
  ]
  if (problems.length > 0 || from <= to) return problems
  return [{ field, message: `ends on ${to}, before it begins on ${from}` }]
}

function refundProblems(rules: readonly RefundRule[]): Issue[] {
  return rules.flatMap(({ hoursBefore }, index) =>
    rules.findIndex((other) => other.hoursBefore === hoursBefore) < index
      ? [{ field: `cancellation.${index}.hoursBefore`, message: `${hoursBefore} hours have a rule already` }]
      : [],
  )
}
