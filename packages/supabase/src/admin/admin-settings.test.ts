import { cents } from '@dustforce/core/money'
import { gtaCompany } from '@dustforce/office/company'
import { settings } from '@dustforce/office/settings'
import { describe, expect, test } from 'vitest'
import { type Call, isChanged, isGone, json, signedIn } from '../testing/fake-project.ts'

/** What of settings a call would change: the name, as it was seen, as it is to be. */
function changesOf({ body }: Call): unknown {
  const changes: unknown = typeof body === 'object' && body !== null && 'changes' in body ? body.changes : []
  return Array.isArray(changes)
    ? changes.map(({ key, seen, next }) => [key, seen.setting_value, next.setting_value])
    : []
}

describe('the daily limit', () => {
  test.each([
    [[{ setting_value: '7' }], 7],
    [[{ setting_value: 'many' }], 10],
    [[], 10],
  ])('of %j is %i', async (rows, limit) => {
    const { backend, calls } = await signedIn(json(rows))
    expect(await backend.settings.dailyLimit()).toBe(limit)
    expect(calls[0]?.asked).toBe(
      'GET /rest/v1/booking_settings?select=setting_value&setting_name=eq.daily_booking_limit',
    )
  })

  test('is stored as text over the one that was seen', async () => {
    const { backend, calls } = await signedIn(
      json(null),
      isChanged('daily_booking_limit', { setting_value: '9' }),
    )
    await backend.settings.setDailyLimit(12, 10)
    await expect(backend.settings.setDailyLimit(12, 10)).rejects.toMatchObject({
      ...{ reason: 'conflict', theirs: { daily_booking_limit: '9' } },
    })
    await expect(backend.settings.setDailyLimit(12, 10, { daily_booking_limit: '9' })).rejects.toMatchObject({
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
    const limits = await backend.settings.capacity()
    expect(limits).toMatchObject({
      saturday_limit: 6,
      sunday_limit: null,
      crews: null,
      crew_buffer_minutes: 15,
    })
    await backend.settings.setCapacity({ ...limits, crews: 2, saturday_limit: null }, limits)
    expect(calls.slice(1).map(changesOf)).toEqual([
      [
        ['saturday_limit', '6', ''],
        ['crews', '', '2'],
      ],
    ])
  })
})

describe('how customers reach the company', () => {
  const rowOf = (value: string) => json([{ setting_value: value }])

  test('is core’s company until it was set', async () => {
    const { backend } = await signedIn(rowOf('4165550199'), rowOf(''), rowOf('123456789rt0001'))
    const { email } = gtaCompany
    expect(await backend.settings.companyContact()).toEqual({
      phone: '(416) 555-0199',
      email,
      taxNumber: '123456789 RT0001',
    })
  })

  test('is stored where it differs, also over the empty text that means what was seen', async () => {
    const { backend, calls } = await signedIn(isChanged('company_phone', { setting_value: '' }), json(null))
    const seen = { phone: gtaCompany.phone, email: gtaCompany.email, taxNumber: '' }
    await backend.settings.setCompanyContact({ ...seen, phone: '(416) 555-0199' }, seen)
    expect(calls.map(changesOf)).toEqual([
      [['company_phone', gtaCompany.phone, '(416) 555-0199']],
      [['company_phone', '', '(416) 555-0199']],
    ])
  })
})

test('every setting is asked for', async () => {
  const none = Object.keys(settings).map(() => json([]))
  const { backend, calls } = await signedIn(...none)
  const { dailyLimit, capacity, companyContact, retention, officeRights } = backend.settings
  await Promise.all([dailyLimit(), capacity(), companyContact(), retention(), officeRights()])
  const asked = calls.flatMap(
    (call) =>
      call.asked
        .split(/setting_name=(?:eq|in)\./)[1]
        ?.replace(/[()]/g, '')
        .split(',') ?? [],
  )
  expect(asked.toSorted()).toEqual(Object.keys(settings).toSorted())
})

describe('how long data is kept', () => {
  test.each([
    ['36', '6', { bookingMonths: 36, messageMonths: 6 }],
    ['0', null, { bookingMonths: 24, messageMonths: 12 }],
  ])('for the settings %j and %j is %j', async (bookings, messages, retention) => {
    const rowOf = (value: string | null) => json(value === null ? [] : [{ setting_value: value }])
    const { backend } = await signedIn(rowOf(bookings), rowOf(messages))
    expect(await backend.settings.retention()).toEqual(retention)
  })

  test('is stored in one request', async () => {
    const { backend, calls } = await signedIn(json(null))
    const seen = { bookingMonths: 24, messageMonths: 12 }
    await backend.settings.setRetention({ bookingMonths: 36, messageMonths: 6 }, seen)
    expect(calls.map(changesOf)).toEqual([
      [
        ['keep_bookings_months', '24', '36'],
        ['keep_messages_months', '12', '6'],
      ],
    ])
  })
})

describe('what the office may do', () => {
  test.each([
    ['no', 'yes', { refunds: false, customerData: true }],
    ['', null, { refunds: true, customerData: true }],
  ])('for the settings %j and %j is %j', async (refunds, customerData, rights) => {
    const rowOf = (value: string | null) => json(value === null ? [] : [{ setting_value: value }])
    const { backend } = await signedIn(rowOf(refunds), rowOf(customerData))
    expect(await backend.settings.officeRights()).toEqual(rights)
  })

  test('is stored where it differs', async () => {
    const { backend, calls } = await signedIn(json(null))
    const seen = { refunds: true, customerData: true }
    await backend.settings.setOfficeRights({ ...seen, refunds: false }, seen)
    expect(calls.map(changesOf)).toEqual([[['office_refunds', 'yes', 'no']]])
  })
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
