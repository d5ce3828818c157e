import { type DayHours, weekdayName } from '@dustforce/core/schedule'
import { isRecord } from '@dustforce/core/validation'
import type { CompanySchedule } from '../company/index.ts'
import { hoursText } from '../settings/hours-text.ts'
import { type DocumentChange, documentChanges } from './document-changes.ts'

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 0].map((day) => [
      `hours.${weekdayName(day).toLowerCase()}`,
      `Open on ${weekdayName(day)}`,
    ]),
  ),
  zone: 'Time zone',
  slotMinutes: 'Minutes from one start to the next',
  leadMinutes: 'Minutes before its start until which a visit can be booked',
  lookaheadDays: 'Days ahead that can be booked',
  lastStart: 'When the last visit of a day starts',
  closures: 'Closed days',
  specialHours: 'Days with other hours',
  cancellation: 'What a cancellation gives back',
  'capacity.perDay': 'Visits on a day',
  'capacity.crews': 'Crews that work at the same time',
  'capacity.bufferMinutes': 'Minutes that a crew needs before and after a visit',
}

/**
 * Returns the name of a value of a policy.
 *
 * @example
 * policyWord('hours.monday') // => 'Open on Monday'
 */
export function policyWord(path: string): string {
  return names[path] ?? path
}

/**
 * Lists what changes between two versions of a policy, line by line.
 *
 * @example
 * policyChanges(policy, { ...policy, leadMinutes: 60 }).map(({ before, after }) => [before, after]) // => [['30', '60']]
 */
export function policyChanges(before: CompanySchedule, after: CompanySchedule): readonly DocumentChange[] {
  return documentChanges(before, after, { what: policyWord, said })
}

function said(path: string, value: unknown): string {
  if (path.startsWith('hours.')) return hoursText(value as DayHours)
  if (path === 'cancellation' && Array.isArray(value)) return value.map(refundText).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function refundText(rule: unknown): string {
  return isRecord(rule) ? `${rule.refundPercent}% up to ${rule.hoursBefore} hours before` : String(rule)
}
