import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { describe, expect, test } from 'vitest'
import { type Call, isChanged, isGone, json, signedIn } from '../testing/fake-project.ts'
import type { Theirs } from './admin-records.ts'

/** Reads what a call would change of settings: the name, the value as it was seen, the value as it is to be. */
function changesOf({ body }: Call): unknown {
  const changes: unknown = typeof body === 'object' && body !== null && 'changes' in body ? body.changes : []
  return Array.isArray(changes)
    ? changes.map(({ key, seen, next }) => [key, seen.setting_value, next.setting_value])
    : []
}

describe('the daily limit', () => {
  test.each([
    [[{ setting_name: 'daily_booking_limit', setting_value: '7' }], 7],
    [[{ setting_name: 'daily_booking_limit', setting_value: 'many' }], 10],
    [[], 10],
  ])('of %j is %i', async (rows, limit) => {
    const { backend, calls } = await signedIn(json(rows))
    expect(await backend.settings.values(['daily_booking_limit'])).toEqual({ daily_booking_limit: limit })
    expect(calls[0]?.asked).toBe(
      'GET /rest/v1/booking_settings?select=setting_name,setting_value&setting_name=in.(daily_booking_limit)',
    )
  })

  test('is stored as text over the one that was seen', async () => {
    const { backend, calls } = await signedIn(
      json(null),
      isChanged('daily_booking_limit', { setting_value: '9' }),
    )
    const save = (theirs?: Theirs) =>
      backend.settings.setValues({ daily_booking_limit: 12 }, { daily_booking_limit: 10 }, theirs)
    await save()
    await expect(save()).rejects.toMatchObject({
      ...{ reason: 'conflict', theirs: { daily_booking_limit: '9' } },
    })
    await expect(save({ daily_booking_limit: '9' })).rejects.toMatchObject({
      reason: 'unreachable',
    })
    expect(calls.map(changesOf)).toEqual([
      [['daily_booking_limit', '10', '12']],
      [['daily_booking_limit', '10', '12']],
      [['daily_booking_limit', '9', '12']],
    ])
    expect(calls[0]?.asked).toBe('POST /rest/v1/rpc/admin_change_records')
  })
})

describe('the limits of weekdays and crews', () => {
  test('are read in one question, and stored together', async () => {
    const { backend, calls } = await signedIn(
      json([
        { setting_name: 'saturday_limit', setting_value: '6' },
        { setting_name: 'crews', setting_value: '' },
        { setting_name: 'crew_buffer_minutes', setting_value: '15' },
      ]),
      json(null),
    )
    const limits = await backend.settings.values([
      'saturday_limit',
      'sunday_limit',
      'crews',
      'crew_buffer_minutes',
    ])
    expect(limits).toEqual({
      saturday_limit: 6,
      sunday_limit: null,
      crews: null,
      crew_buffer_minutes: 15,
    })
    await backend.settings.setValues({ ...limits, crews: 2, saturday_limit: null }, limits)
    expect(calls.slice(1).map(changesOf)).toEqual([
      [
        ['saturday_limit', '6', ''],
        ['crews', '', '2'],
      ],
    ])
  })
})

describe('a setting', () => {
  test('is the company’s until it was set', async () => {
    const { backend } = await signedIn(
      json([
        { setting_name: 'crews', setting_value: '4' },
        { setting_name: 'daily_booking_limit', setting_value: '' },
      ]),
    )
    expect(await backend.settings.values(['crews', 'daily_booking_limit'])).toEqual({
      crews: 4,
      daily_booking_limit: gtaBusiness.policy.capacity.perDay,
    })
  })

  test('is stored where it differs, also over the empty text that means what was seen', async () => {
    const { backend, calls } = await signedIn(
      isChanged('daily_booking_limit', { setting_value: '' }),
      json(null),
    )
    const { perDay } = gtaBusiness.policy.capacity
    const seen = { daily_booking_limit: perDay, crews: 4 }
    await backend.settings.setValues({ ...seen, daily_booking_limit: 12 }, seen)
    expect(calls.map(changesOf)).toEqual([
      [['daily_booking_limit', String(perDay), '12']],
      [['daily_booking_limit', '', '12']],
    ])
  })
})

test('a right is stored as a word', async () => {
  const { backend, calls } = await signedIn(
    json([{ setting_name: 'office_refunds', setting_value: 'no' }]),
    json(null),
  )
  const seen = await backend.settings.values(['office_refunds', 'office_customer_data'])
  expect(seen).toEqual({ office_refunds: false, office_customer_data: true })
  await backend.settings.setValues({ ...seen, office_refunds: true }, seen)
  expect(calls.slice(1).map(changesOf)).toEqual([[['office_refunds', 'no', 'yes']]])
})

describe('promo codes', () => {
  const row = {
    code: 'SUMMER',
    is_active: true,
    discount_type: 'fixed',
    discount_value: '12.50',
    valid_until: '2026-12-31 23:59:59+00',
    max_uses: 5,
    current_uses: 1,
    min_order_amount: '100.50',
    first_time_only: true,
  }
  const promo = {
    code: 'SUMMER',
    isActive: true,
    discountType: 'fixed',
    discountValue: 12.5,
    validUntil: Date.UTC(2026, 11, 31, 23, 59, 59),
    maxUses: 5,
    currentUses: 1,
    minOrderCents: cents(10_050),
    firstTimeOnly: true,
  } as const
  const written = {
    is_active: true,
    discount_type: 'fixed',
    discount_value: 12.5,
    valid_until: '2026-12-31T23:59:59.000Z',
    max_uses: 5,
    min_order_amount: 100.5,
    first_time_only: true,
  }

  test('are read by name', async () => {
    const nothing = { valid_until: null, max_uses: null, min_order_amount: null }
    const { backend, calls } = await signedIn(json([row, { ...row, code: 'OPEN', ...nothing }]))
    expect(await backend.settings.promoCodes()).toEqual([
      promo,
      { ...promo, code: 'OPEN', validUntil: null, maxUses: null, minOrderCents: null },
    ])
    expect(calls[0]?.asked).toBe('GET /rest/v1/promo_codes?select=*&order=code.asc')
  })

  test('are added with their code and changed without it', async () => {
    const { backend, calls } = await signedIn(json([row]), json(null), isGone())
    const unlimited = { ...promo, validUntil: null, maxUses: null, minOrderCents: null }
    await backend.settings.addPromo(promo)
    await backend.settings.updatePromo(unlimited, promo)
    await expect(backend.settings.updatePromo(promo, unlimited)).rejects.toMatchObject({
      reason: 'conflict',
      message: 'This promo code no longer exists.',
    })
    const none = { valid_until: null, max_uses: null, min_order_amount: null }
    const { valid_until, max_uses, min_order_amount } = written
    expect(calls.slice(0, 2).map(({ asked, body }) => [asked, body])).toEqual([
      ['POST /rest/v1/promo_codes?select=code', { code: 'SUMMER', ...written }],
      [
        'POST /rest/v1/rpc/admin_change_records',
        {
          changes: [
            {
              ...{ of: 'promo_codes', key: 'SUMMER', next: none },
              seen: { valid_until, max_uses, min_order_amount },
            },
          ],
        },
      ],
    ])
  })
})
