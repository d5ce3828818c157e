import type { Issue } from '../validation/parsed.ts'
import { isBusinessDate } from './business-date.ts'
import { noSuchDate } from './date-shape.ts'
import { isClosedBy, openingSpans, spansOf } from './opening-hours.ts'
import type { ClosedDates, DayHours, RefundRule, SchedulePolicy, ServiceRules } from './policy.ts'
import { isKnownZone } from './zone-span.ts'

/** Finds what keeps the well-formed parts of a policy, or those of them that are given, from meaning something. */
export function policyProblems({
  zone = 'UTC',
  hours: week = {},
  closures = [],
  specialHours = [],
  cancellation = [],
  resources = {},
  services = {},
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
      ...noSuchDate(special.date, `specialHours.${index}.date`),
      ...hoursProblems(special.hours, `specialHours.${index}.hours`),
    ]),
    ...Object.entries(services).flatMap(([id, rules]) => serviceProblems(resources, `services.${id}`, rules)),
    ...refundProblems(cancellation),
    ...reversals(cancellation),
  ]
}

/**
 * Finds what contradicts itself in a file: a company that is never open, or never for as long as a slot, or two things of one date. A program may put
 * such a policy together: of special hours the later count, and a closure before them.
 */
export function contradictions({
  hours,
  closures = [],
  specialHours = [],
  slotMinutes,
  lastStart,
}: Pick<SchedulePolicy, 'hours' | 'closures' | 'specialHours' | 'slotMinutes' | 'lastStart'>): Issue[] {
  const days = specialHours.flatMap((special, index) => [
    ...(specialHours.findIndex((other) => other.date === special.date) < index
      ? [{ field: `specialHours.${index}.date`, message: `${special.date} has hours already` }]
      : []),
    ...closures
      .filter((closure) => isClosedBy(closure, special.date))
      .map(({ reason }) => ({
        field: `specialHours.${index}.date`,
        message: `${special.date} is closed: ${reason}`,
      })),
  ])
  if (Object.keys(hours).length === 0 && specialHours.length === 0)
    return [{ field: 'hours', message: 'no day is open: write { "monday": ["09:00", "17:00"] }' }]
  const message = `no day has room for ${slotMinutes} minutes, so that a visit of a slot's length fits nowhere: open for longer, or shorten slotMinutes`
  const all = [...Object.values(hours), ...specialHours.map((special) => special.hours)]
  return lastStart === 'fits' && !all.some((times) => hasRoomFor(slotMinutes, times))
    ? [{ field: 'hours', message }, ...days]
    : days
}

function hasRoomFor(minutes: number, hours: DayHours): boolean {
  return openingSpans(hours).some(({ opensAt, closesAt }) => closesAt - opensAt >= minutes)
}

function isZone(zone: string): boolean {
  // An abbreviation means one zone to one engine and another, or none, to the next: BST is the time of Dhaka to some.
  if (zone !== 'UTC' && !/^[A-Za-z]+\//.test(zone)) return false
  return isKnownZone(zone)
}

function hoursProblems(hours: DayHours, field: string): Issue[] {
  const spans = spansOf(hours)
  return spans.flatMap(([opens, closes], index) => {
    const before = spans[index - 1]?.[1]
    return [
      ...(opens <= closes ? [] : [{ field, message: `end at ${closes}, before they begin at ${opens}` }]),
      ...(before === undefined || before < opens
        ? []
        : [{ field, message: `begin again at ${opens}, which must be after ${before}` }]),
    ]
  })
}

function serviceProblems(
  resources: NonNullable<SchedulePolicy['resources']>,
  field: string,
  { needs = [], hours = {} }: ServiceRules,
): Issue[] {
  const known = Object.keys(resources)
  return [
    ...needs.flatMap((name, index) => {
      if (!known.includes(name))
        return [
          {
            field: `${field}.needs`,
            message: `'${name}' is no resource of this policy; choose of ${known.join(', ') || 'none'}`,
          },
        ]
      return needs.indexOf(name) < index
        ? [{ field: `${field}.needs`, message: `'${name}' is listed twice` }]
        : []
    }),
    ...Object.entries(hours).flatMap(([day, times]) => hoursProblems(times, `${field}.hours.${day}`)),
  ]
}

function closureProblems(closure: ClosedDates, field: string): Issue[] {
  // A leap year has every day.
  if ('yearly' in closure)
    return isBusinessDate(`2028-${closure.yearly}`)
      ? []
      : [{ field: `${field}.yearly`, message: `${closure.yearly} is no day of the calendar` }]
  const { from, to = from } = closure
  const problems = [
    ...noSuchDate(from, `${field}.from`),
    ...(to === from ? [] : noSuchDate(to, `${field}.to`)),
  ]
  if (problems.length > 0 || from <= to) return problems
  return [{ field, message: `ends on ${to}, before it begins on ${from}` }]
}

/** A later cancellation gives back no more than an earlier one. */
function reversals(rules: readonly RefundRule[]): Issue[] {
  return rules.flatMap(({ hoursBefore, refundPercent }, index) => {
    const earlier = rules.find((one) => one.hoursBefore > hoursBefore && one.refundPercent < refundPercent)
    return earlier === undefined
      ? []
      : [
          {
            field: `cancellation.${index}.refundPercent`,
            message: `${refundPercent} is more than the ${earlier.refundPercent} of ${earlier.hoursBefore} hours before`,
          },
        ]
  })
}

function refundProblems(rules: readonly RefundRule[]): Issue[] {
  return rules.flatMap(({ hoursBefore }, index) =>
    rules.findIndex((other) => other.hoursBefore === hoursBefore) < index
      ? [{ field: `cancellation.${index}.hoursBefore`, message: `${hoursBefore} hours have a rule already` }]
      : [],
  )
}
