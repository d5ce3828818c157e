import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { describe, expect, it } from 'vitest'
import { gtaBusiness, gtaRules } from '../testing/business.ts'
import { detailColumns, eachBookingField, noDetails } from './booking-details.ts'
import { emptyBookingForm } from './booking-form.ts'
import { bookingFromRow } from './booking-record.ts'
import { quoteRequestOf } from './booking-request.ts'
import { bookingRow } from './booking-row.ts'
import { checkoutPayload } from './checkout-payload.ts'
import { requestFromForm } from './request-from-form.ts'
import { requestFromPayload } from './request-from-payload.ts'
import { submissionParsers } from './schema.ts'

const { parseCheckout } = submissionParsers(gtaRules.contact)

const form = {
  ...emptyBookingForm('deep-clean', ' welcome10 '),
  firstName: ' Ana ',
  lastName: 'Díaz',
  email: 'Ana@Example.com',
  phone: '4165550123',
  streetAddress: '100 Queen St W',
  city: 'Toronto',
  postalCode: 'm5h2n2',
  bedrooms: 3,
  bathrooms: 2,
  date: '2026-11-23',
  time: '9:00 AM',
  addOns: ['laundry', 'dishwashing'],
  hasPets: 'yes',
  messagesConsent: true,
  termsConsent: true,
} as const

const parsed = requestFromForm(form, gtaRules)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const request = parsed.value
const shown = quote(
  gtaBusiness.priceBook,
  quoteRequestOf(gtaBusiness.priceBook, request, { type: 'percentage', value: 10 }),
)
const payload = checkoutPayload(request, shown, gtaBusiness.priceBook)

describe('checkoutPayload', () => {
  it('carries the choices and the shown prices in dollars, with words for what was left out', () => {
    expect(payload).toEqual({
      service: 'Deep Cleaning',
      selected_service_id: 'deep-clean',
      date: '2026-11-23',
      time: '9:00 AM',
      name: 'Ana Díaz',
      email: 'ana@example.com',
      phone: '(416) 555-0123',
      address: '100 Queen St W, Toronto, ON M5H 2N2',
      bedrooms: 3,
      bathrooms: 2,
      has_pets: true,
      ...detailColumns(noDetails),
      equipment_preferences: 'Not specified',
      add_ons: ['Laundry', 'Dishwashing'],
      add_ons_details: [
        {
          id: 'laundry',
          name: 'Laundry',
          price: 20,
          description: 'Washed, dried and folded in your machines.',
          unit: '1 load',
        },
        {
          id: 'dishwashing',
          name: 'Dishwashing',
          price: 15,
          description: 'Dishes washed, dried and put away.',
          unit: null,
        },
      ],
      base_service_price: 270,
      pet_fee: 25,
      add_ons_total: 35,
      subtotal_before_tax: 330,
      discount_amount: 33,
      applied_promo_code: 'WELCOME10',
      hst_amount: 39,
      total_price: 336,
      pricing_breakdown: {
        base_service: { name: 'Deep Cleaning', bedrooms: 3, bathrooms: 2, price: 270 },
        add_ons: [
          { name: 'Laundry', price: 20 },
          { name: 'Dishwashing', price: 15 },
        ],
        pet_fee: 25,
        subtotal: 330,
        hst: 39,
        total: 336,
      },
    })
  })

  it('keeps the customer’s own words about equipment', () => {
    const own = {
      ...request,
      useCustomerEquipment: true,
      equipmentPreferences: 'My HEPA vacuum only, please',
    }
    const payload = checkoutPayload(own, shown, gtaBusiness.priceBook)
    expect(payload.equipment_preferences).toBe('My HEPA vacuum only, please')
    expect(requestFromPayload(payload).equipmentPreferences).toBe('My HEPA vacuum only, please')
    const plain = checkoutPayload({ ...request, useCustomerEquipment: true }, shown, gtaBusiness.priceBook)
    expect(requestFromPayload(plain).equipmentPreferences).toBeNull()
  })

  it('says whose equipment is used', () => {
    const preference = (useCustomerEquipment: boolean) =>
      checkoutPayload({ ...request, useCustomerEquipment }, shown, gtaBusiness.priceBook)
        .equipment_preferences
    expect(preference(true)).toBe("Customer's own equipment")
    expect(preference(false)).toBe("Company's equipment")
  })
})

describe('bookingRow', () => {
  it('has what the payload says under the names of the columns, and the version of the prices and the length', () => {
    const { service: _, selected_service_id, name, date, time, ...same } = payload
    expect(bookingRow(request, shown, gtaBusiness.priceBook)).toEqual({
      ...same,
      service_type: selected_service_id,
      customer_name: name,
      booking_date: date,
      booking_time: time,
      currency: 'cad',
      pricing_breakdown: { ...payload.pricing_breakdown, date, time },
      price_book_version: gtaPriceBook.version,
      duration_minutes: shown.minutes,
    })
  })

  it('reads back as what was asked', () => {
    const { email, phone, address, hasPets, petDetails, useCustomerEquipment } = request
    expect(bookingFromRow(bookingRow(request, shown, gtaBusiness.priceBook))).toMatchObject({
      ...{ email, phone, address, hasPets, useCustomerEquipment },
      customerName: request.name,
      bookingDate: request.date,
      bookingMinute: request.minute,
      serviceType: request.service,
      petDetails: petDetails ?? 'None',
      totalCents: shown.totalCents,
    })
  })
})

describe('the payload of a checkout', () => {
  it('reads what checkoutPayload wrote, through JSON', () => {
    expect(parseCheckout(JSON.parse(JSON.stringify(payload)))).toEqual({ ok: true, value: payload })
    for (const rooms of [1, gtaTerms.maxRooms])
      expect(parseCheckout({ ...payload, bedrooms: rooms, bathrooms: rooms }).ok).toBe(true)
  })

  it('names every wrong field', () => {
    const decoded = parseCheckout({
      ...payload,
      selected_service_id: 'Windows!',
      date: '2026-02-30',
      time: 'noon',
      name: '7',
      email: 'ana@gmail',
      phone: '12',
      address: ' ',
      bedrooms: 0,
      bathrooms: 'two',
      notes: 'x'.repeat(1001),
      total_price: -1,
      add_ons_details: [{ ...payload.add_ons_details[0], id: 'Car wash' }],
      pricing_breakdown: { ...payload.pricing_breakdown, total: 1e308 },
    })
    if (decoded.ok) throw new Error('parsed')
    const messages = Object.fromEntries(decoded.issues.map(({ field, message }) => [field, message]))
    expect(messages).toMatchObject({
      date: 'Please choose a date',
      time: 'Please choose a time',
      name: 'Please enter your full name',
      email: 'Please enter a complete email address with a valid domain',
      phone: 'Please enter a valid phone number',
      address: 'Please enter your complete address',
      bedrooms: 'Please choose the number of rooms',
      notes: 'Please keep this under 1000 characters',
      total_price: 'Not a price in dollars',
      'pricing_breakdown.total': 'Not a price in dollars',
    })
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining(['selected_service_id', 'bathrooms', 'add_ons_details.0.id']),
    )
  })

  it.each([
    [{ bedrooms: 0 }, 'bedrooms'],
    [{ total_price: 1_000_001 }, 'total_price'],
    [{ discount_amount: -1_000_001 }, 'discount_amount'],
    [{ address: `${'x'.repeat(293)} M5H 2N2` }, 'address'],
    [
      { pricing_breakdown: { ...payload.pricing_breakdown, base_service: {} } },
      'pricing_breakdown.base_service.name',
    ],
    [
      { pricing_breakdown: { ...payload.pricing_breakdown, add_ons: [{}] } },
      'pricing_breakdown.add_ons.0.name',
    ],
  ])('%# refuses just beyond the edge', (change, field) => {
    const decoded = parseCheckout({ ...payload, ...change })
    expect(decoded.ok ? [] : decoded.issues.map((issue) => issue.field)).toContain(field)
  })

  it.each([{ total_price: 1_000_000 }, { total_price: 0 }, { address: `${'x'.repeat(292)} M5H 2N2` }])(
    '%# accepts the edge',
    (change) => expect(parseCheckout({ ...payload, ...change }).ok).toBe(true),
  )

  it.each([
    '__proto__',
    '',
    ' gta-2026.1',
    'gta 2026',
    '../gta-2026.1',
    "gta'--",
    '.hidden',
    'é',
    'x'.repeat(101),
    1,
    null,
  ])('%j is no version of a price book', (price_book_version) => {
    const decoded = parseCheckout({ ...payload, price_book_version })
    expect(decoded.ok ? [] : decoded.issues.map(({ field }) => field)).toEqual(['price_book_version'])
  })

  it.each(['gta-2026.1', 'gta-2026.1+3f9a', 'v2', '2027_01'])('%s may be one', (price_book_version) => {
    expect(parseCheckout({ ...payload, price_book_version })).toMatchObject({ ok: true })
  })

  it.each([
    [['Laundry', 'Dishwashing', 'Car wash'], ['add_ons.2']],
    [['Laundry', 'Car wash'], ['add_ons.1']],
    [
      ['__proto__', 'constructor', 'Dishwashing'],
      ['add_ons.0', 'add_ons.1', 'add_ons.2'],
    ],
    [
      ['Dishwashing', 'Laundry'],
      ['add_ons.0', 'add_ons.1'],
    ],
  ])('names the add-ons of %j that nothing is said of', (add_ons, fields) => {
    const decoded = parseCheckout({ ...payload, add_ons })
    expect(decoded.ok ? [] : decoded.issues.map(({ field }) => field)).toEqual(fields)
  })

  it.each([null, undefined, 'text', 7, [], {}])('refuses %s', (input) => {
    expect(parseCheckout(input).ok).toBe(false)
  })

  it('reads numbers that arrive as text, and an add-on without a unit', () => {
    const { unit: _unit, ...addOn } = payload.add_ons_details[1] ?? { unit: null }
    const sent = {
      ...payload,
      bedrooms: '3',
      bathrooms: '2',
      total_price: '336.00',
      hst_amount: '39',
      add_ons_details: [payload.add_ons_details[0], addOn],
    }
    expect(parseCheckout(sent)).toEqual({ ok: true, value: payload })
  })

  it.each(['', ' ', '1e2', '0x2', '2.5', '0', '3,5', 'Infinity', ' 2'])(
    '%j is no number of rooms',
    (bedrooms) => {
      expect(parseCheckout({ ...payload, bedrooms }).ok).toBe(false)
    },
  )
})

describe('a field that an older client does not know', () => {
  const columns = Object.values(eachBookingField((_, { column }) => column))

  it.each(columns)('reads as left out without %s', (column) => {
    const { [column]: _missing, ...sent }: Record<string, unknown> = { ...payload }
    const decoded = parseCheckout(sent)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues))
    expect(requestFromPayload(decoded.value)).toEqual(request)
  })
})

describe('what is sent beside the payload', () => {
  it('wants an attempt id to be a UUID', () => {
    const attempt_id = '6f2c1f0e-0b1a-4d8e-9f6a-2b8f4f1f9d11'
    expect(parseCheckout({ ...payload, attempt_id })).toEqual({
      ok: true,
      value: { ...payload, attempt_id },
    })
    expect(parseCheckout({ ...payload, attempt_id: '1' })).toMatchObject({
      ok: false,
      issues: [{ field: 'attempt_id' }],
    })
  })

  it('takes the version of the price book that was shown from', () => {
    const sent = { ...payload, price_book_version: 'gta-2026.1' }
    expect(parseCheckout(sent)).toEqual({ ok: true, value: sent })
    expect(parseCheckout({ ...sent, price_book_version: 7 }).ok).toBe(false)
  })
})

describe('requestFromPayload', () => {
  it('gives back the request', () => expect(requestFromPayload(payload)).toEqual(request))

  it('makes texts safe to store', () => {
    const stored = requestFromPayload({ ...payload, notes: '<script>x</script>', applied_promo_code: null })
    expect(stored.notes).toBe('scriptx/script')
    expect(stored.promoCode).toBeNull()
    expect(requestFromPayload({ ...payload, email: ' ANA@Example.com ', notes: '' })).toMatchObject({
      email: 'ana@example.com',
      notes: null,
    })
  })

  it('refuses what the Schema would have refused', () => {
    expect(() => requestFromPayload({ ...payload, time: 'noon' })).toThrow('Not a time: noon')
  })
})
