import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, test } from 'vitest'
import { bulkPlan, bulkPlanText } from './index.ts'

const amounts = {
  totalCents: cents(22600),
  subtotalCents: cents(20000),
  hstCents: cents(2600),
  taxCents: cents(2600),
}
const booking = (
  id: string,
  bookingStatus: string,
  contractorId: string | null = null,
  pay: number | null = null,
) => ({
  id,
  ...amounts,
  bookingStatus,
  contractorId,
  assignedCleanerName: contractorId === null ? null : 'Ana Diaz',
  contractorPayCents: pay === null ? null : cents(pay),
})
const rules = { policy: gtaPolicy, book: gtaPriceBook }
const cleaner = { id: 'c1', fullName: 'Ana Diaz', phone: null }

describe('bulkPlan', () => {
  test('assigns what is to come, and keeps pay that was set by hand', () => {
    const plan = bulkPlan(
      [
        booking('new', 'confirmed'),
        booking('paid by hand', 'pending', null, 7500),
        booking('gone', 'canceled'),
        booking('done', 'completed'),
        booking('hers', 'assigned', 'c1'),
        booking('hers, confirmed', 'confirmed', 'c1'),
      ],
      { kind: 'assign', cleaner },
      rules,
    )
    expect(plan.changes.map(({ booking: { id }, patch }) => [id, patch])).toEqual([
      ['new', expect.objectContaining({ contractorId: 'c1', contractorPayCents: 10000 })],
      ['paid by hand', expect.not.objectContaining({ contractorPayCents: expect.anything() })],
      ['hers, confirmed', expect.objectContaining({ bookingStatus: 'assigned' })],
    ])
    expect(plan.skipped.map(({ booking: { id }, why }) => [id, why])).toEqual([
      ['gone', 'canceled'],
      ['done', 'completed'],
      ['hers', 'already'],
    ])
    expect(bulkPlanText(plan, 'assign')).toBe('assign 3, skip 3 (canceled, completed, already so)')
  })

  test('sets a status where it is another one', () => {
    const act = { kind: 'status', status: 'completed' } as const
    const plan = bulkPlan([booking('a', 'confirmed'), booking('b', 'completed')], act, rules)
    expect(plan.changes.map(({ patch }) => patch)).toEqual([{ bookingStatus: 'completed' }])
    expect(bulkPlanText(plan, 'complete')).toBe('complete 1, skip 1 (already so)')
    expect(bulkPlanText(bulkPlan([booking('a', 'pending')], act, rules), 'complete')).toBe('complete 1')
  })
})
