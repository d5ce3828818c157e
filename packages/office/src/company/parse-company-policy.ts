import { parsePolicy } from '@dustforce/core/schedule/schema'
import type { Parsed } from '@dustforce/core/validation'
import type { CompanySchedule } from './business.ts'

/**
 * Reads when a company works from the value of its `policy.json`, which says how many visits there can be on a day, or names everything that
 * is wrong with it.
 *
 * @example
 * parseCompanyPolicy({ ...policy, slotMinutes: 0 }).ok // => false
 */
export function parseCompanyPolicy(input: unknown): Parsed<CompanySchedule> {
  const read = parsePolicy(input)
  if (!read.ok) return read
  const { capacity } = read.value
  return capacity?.perDay === undefined
    ? {
        ok: false,
        issues: [
          {
            field: 'capacity.perDay',
            message: 'missing; write how many visits there can be on a day, as 10',
          },
        ],
      }
    : { ok: true, value: { ...read.value, capacity: { ...capacity, perDay: capacity.perDay } } }
}
