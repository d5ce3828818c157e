import { describe, expect, it } from 'vitest'
import { gtaRules } from '../testing/business.ts'
import { emptyBookingForm } from './booking-form.ts'
import { quoteRequestOf } from './booking-request.ts'
import { requestFromForm } from './request-from-form.ts'

const form = {
  ...emptyBookingForm('deep-clean'),
  firstName: ' Ana ',
  lastName: ' Díaz ',
  email: 'ana@example.com',
  phone: '4165550123',
  streetAddress: ' 100 Queen St W ',
  city: ' Toronto ',
  postalCode: 'm5h2n2',
  date: '2026-11-23',
  time: '9:00 AM',
  petDetails: ' Two cats ',
  notes: '  ',
  hasPets: 'no',
  useCustomerEquipment: 'yes',
} as const

function parsed(change: Partial<typeof form> | Record<string, unknown> = {}) {
  const result = requestFromForm({ ...form, ...change }, gtaRules)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.value
}

describe('emptyBookingForm', () => {
  it('has nothing filled in, nothing agreed to, and the smallest home in Ontario', () => {
    const { service, province, bedrooms, bathrooms, addOns, messagesConsent, termsConsent, ...texts } =
      emptyBookingForm('standard')
    expect({ service, province, bedrooms, bathrooms, addOns, messagesConsent, termsConsent }).toEqual({
      service: 'standard',
      province: '',
      bedrooms: 1,
      bathrooms: 1,
      addOns: [],
      messagesConsent: false,
      termsConsent: false,
    })
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })
})

describe('requestFromForm', () => {
  it('joins and trims what was typed; nothing typed is null', () => {
    expect(parsed()).toMatchObject({
      name: 'Ana Díaz',
      address: '100 Queen St W, Toronto, ON M5H 2N2',
      petDetails: 'Two cats',
      notes: null,
      promoCode: null,
    })
  })

  it('does without an e-mail address only where nothing has to be sent', () => {
    const empty = { ...form, email: ' ' }
    expect(requestFromForm(empty, gtaRules).ok).toBe(false)
    expect(requestFromForm(empty, gtaRules, { email: 'optional' })).toMatchObject({
      ok: true,
      value: { email: '' },
    })
    expect(requestFromForm({ ...form, email: 'none' }, gtaRules, { email: 'optional' }).ok).toBe(false)
  })

  it('reads answers as yes, no or none', () => {
    expect(parsed()).toMatchObject({ hasPets: false, useCustomerEquipment: true })
    expect(parsed({ hasPets: '' }).hasPets).toBeNull()
  })

  it('prices pets only where there are some', () => {
    expect(quoteRequestOf(gtaRules.priceBook, parsed()).pets).toBe(false)
    expect(quoteRequestOf(gtaRules.priceBook, parsed({ hasPets: 'yes' })).pets).toBe(true)
    expect(quoteRequestOf(gtaRules.priceBook, parsed({ hasPets: '' })).pets).toBe(false)
  })

  it('takes the named kind of home, or the chosen one', () => {
    expect(parsed({ homeType: 'other', customHomeType: ' Loft ' }).homeType).toBe('Loft')
    expect(parsed({ homeType: 'condo', customHomeType: 'Loft' }).homeType).toBe('condo')
    expect(parsed().homeType).toBeNull()
  })

  it.each([
    ['email', 'ana'],
    ['phone', '416'],
    ['postalCode', 'D5H'],
    ['date', '2026-02-30'],
    ['time', 'noon'],
    ['bedrooms', 0],
    ['bathrooms', 6],
    ['city', ' '],
  ])('refuses a form whose %s is %s', (field, value) => {
    const result = requestFromForm({ ...form, [field]: value }, gtaRules)
    expect(result.ok ? [] : Object.keys(result.problems)).toEqual([field])
  })
})
