import { cents } from '@dustforce/core/money'
import { gtaCompany } from '@dustforce/office/company'
import { settings } from '@dustforce/office/settings'
import { describe, expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

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

  test('is stored as text, or refused', async () => {
    const { backend, calls } = await signedIn(json([{ setting_name: 'daily_booking_limit' }]), json([]))
    await backend.settings.setDailyLimit(12)
    await expect(backend.settings.setDailyLimit(12)).rejects.toMatchObject({
      reason: 'refused',
      message: 'The limit was not stored.',
    })
    expect(calls[0]).toMatchObject({
      asked: 'PATCH /rest/v1/booking_settings?setting_name=eq.daily_booking_limit&select=setting_name',
      body: { setting_value: '12' },
    })
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
      json(true),
    )
    const limits = await backend.settings.capacity()
    expect(limits).toMatchObject({
      saturday_limit: 6,
      sunday_limit: null,
      crews: null,
      crew_buffer_minutes: 15,
    })
    await backend.settings.setCapacity({ ...limits, crews: 2 })
    expect(calls[1]).toMatchObject({
      asked: 'POST /rest/v1/rpc/admin_set_capacity',
      body: { capacity: { saturday_limit: '6', sunday_limit: '', crews: '2', crew_buffer_minutes: '15' } },
    })
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

  test('is stored as three settings, or refused', async () => {
    const stored = () => json([{ setting_name: 'any' }])
    const { backend, calls } = await signedIn(stored(), stored(), json([]))
    const contact = { phone: '(416) 555-0199', email: 'jobs@example.com', taxNumber: '' }
    await expect(backend.settings.setCompanyContact(contact)).rejects.toMatchObject({
      reason: 'refused',
      message: 'The HST number was not stored.',
    })
    const asked = (name: string) =>
      `PATCH /rest/v1/booking_settings?setting_name=eq.${name}&select=setting_name`
    expect(calls).toMatchObject([
      { asked: asked('company_phone'), body: { setting_value: contact.phone } },
      { asked: asked('company_email'), body: { setting_value: contact.email } },
      { asked: asked('company_tax_number'), body: { setting_value: '' } },
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

  test('is stored in one request, or refused', async () => {
    const { backend, calls } = await signedIn(json(true), json(false))
    const retention = { bookingMonths: 36, messageMonths: 6 }
    await backend.settings.setRetention(retention)
    expect(calls).toMatchObject([
      {
        asked: 'POST /rest/v1/rpc/admin_set_retention',
        body: { booking_months: 36, message_months: 6 },
      },
    ])
    await expect(backend.settings.setRetention(retention)).rejects.toMatchObject({
      reason: 'refused',
      message: 'The months were not stored.',
    })
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

  test('is stored as it is named, or refused', async () => {
    const { backend, calls } = await signedIn(json([{ setting_name: 'any' }]), json([]))
    await backend.settings.setOfficeRights({ refunds: false })
    expect(calls).toMatchObject([
      {
        asked: 'PATCH /rest/v1/booking_settings?setting_name=eq.office_refunds&select=setting_name',
        body: { setting_value: 'no' },
      },
    ])
    await expect(backend.settings.setOfficeRights({ customerData: true })).rejects.toMatchObject({
      reason: 'refused',
      message: 'Only an owner may do this.',
    })
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
    current_uses: '1',
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
    const { backend, calls } = await signedIn(json([row, {}, { discount_value: 'x', max_uses: '' }]))
    const empty = {
      code: '',
      isActive: false,
      discountType: 'percentage',
      discountValue: 0,
      validUntil: null,
      maxUses: null,
      currentUses: 0,
      minOrderCents: null,
      firstTimeOnly: false,
    }
    expect(await backend.settings.promoCodes()).toEqual([promo, empty, empty])
    expect(calls[0]?.asked).toBe('GET /rest/v1/promo_codes?select=*&order=code.asc')
  })

  test('are added with their code and changed without it', async () => {
    const { backend, calls } = await signedIn(json([row]), json([row]), json([]))
    const unlimited = { ...promo, validUntil: null, maxUses: null, minOrderCents: null }
    await backend.settings.addPromo(promo)
    await backend.settings.updatePromo(unlimited)
    await expect(backend.settings.updatePromo(promo)).rejects.toMatchObject({
      reason: 'conflict',
      message: 'This promo code no longer exists.',
    })
    expect(calls.slice(0, 2)).toMatchObject([
      { asked: 'POST /rest/v1/promo_codes?select=code' },
      { asked: 'PATCH /rest/v1/promo_codes?code=eq.SUMMER&select=code' },
    ])
    expect(calls.slice(0, 2).map((call) => call.body)).toEqual([
      { code: 'SUMMER', ...written },
      { ...written, valid_until: null, max_uses: null, min_order_amount: null },
    ])
  })
})
