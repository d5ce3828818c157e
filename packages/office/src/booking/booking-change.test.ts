import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import {
  type BookedTerms,
  type BookingEdits,
  type BookingRequest,
  bookingChange,
  bookingFromRow,
  bookingRow,
  noDetails,
  quoteRequestOf,
} from './index.ts'

const row = {
  ...{ id: 'b1', customer_name: 'Ana Díaz', booking_date: '2026-11-23', booking_time: '9:00 AM' },
  ...{ service_type: 'deep-clean', bedrooms: 3, bathrooms: 2, has_pets: true, duration_minutes: 300 },
  ...{ add_ons: ['Laundry', 'Dishwashing'], notes: 'None', entry_instructions: 'Door code 1234' },
  ...{ total_price: 336, subtotal_before_tax: 330, discount_amount: 33, hst_amount: 39 },
}
const welcome: PromoCode = {
  ...{ code: 'WELCOME10', isActive: false, discountType: 'percentage', discountValue: 10 },
  ...{ validUntil: 0, maxUses: 1, currentUses: 1, minOrderCents: null, firstTimeOnly: true },
}
const terms: BookedTerms = { priceBook: gtaPriceBook, promo: welcome }
const change = (edits: BookingEdits, changed: object = {}, by = terms) =>
  bookingChange(bookingFromRow({ ...row, ...changed }), by, edits, gtaBusiness)

describe('bookingChange', () => {
  it('adds an add-on by the terms of the booking, also by a code that has ended since', () => {
    const after = quote(gtaPriceBook, {
      ...{ service: 'deep-clean', bedrooms: 3, bathrooms: 2, pets: true },
      ...{
        addOns: ['laundry', 'dishwashing', 'closet-organization'],
        promo: { type: 'percentage', value: 10 },
      },
    })
    const closet = gtaPriceBook.addOns['closet-organization']
    expect(change({ addOns: ['dishwashing', 'laundry', 'closet-organization'] })).toMatchObject({
      status: 'possible',
      preview: {
        oldTotalCents: 33_600,
        newTotalCents: after.totalCents,
        differenceCents: after.totalCents - 33_600,
        absorbedCents: 0,
        lines: expect.arrayContaining([{ label: closet.name, changeCents: closet.amount }]),
      },
      columns: {
        add_ons: ['Laundry', 'Dishwashing', closet.name],
        add_ons_total: 35 + closet.amount / 100,
        total_price: after.totalCents / 100,
      },
    })
  })

  it.each([
    [{ bedrooms: 4 }, { bedrooms: 4 }],
    [{ bathrooms: 1 }, { bathrooms: 1 }],
    [
      { service: 'standard', bedrooms: 1, bathrooms: 1 },
      { service: 'standard', bedrooms: 1, bathrooms: 1 },
    ],
    [{ service: 'move-clean' }, { service: 'move-clean', addOns: ['laundry'] }],
  ] as const)('prices %j as a new booking by the terms of the booking', (edits, choices) => {
    const after = quote(gtaPriceBook, {
      ...{ service: 'deep-clean', bedrooms: 3, bathrooms: 2, pets: true, addOns: ['laundry', 'dishwashing'] },
      ...choices,
      promo: { type: 'percentage', value: 10 },
    })
    const done = change(edits)
    expect(done).toMatchObject({
      status: 'possible',
      preview: { newTotalCents: after.totalCents, differenceCents: after.totalCents - 33_600 },
      minutes: after.minutes,
    })
    const columns = done.status === 'possible' ? done.columns : {}
    const { service, ...rooms } = { ...choices, addOns: undefined } as Record<string, unknown>
    for (const [name, value] of Object.entries(rooms))
      if (value !== undefined) expect(columns[name]).toBe(value)
    expect(columns.service_type).toBe(service)
  })

  it('refuses an add-on that the other service does not have, and leaves out what was booked and does not go with it', () => {
    expect(
      change({ service: 'move-clean', addOns: ['laundry', 'dishwashing', 'oven-cleaning'] }),
    ).toMatchObject({
      status: 'invalid',
    })
    expect(change({ service: 'move-clean', addOns: ['laundry', 'dishwashing'] })).toMatchObject({
      columns: { add_ons: ['Laundry'], service_type: 'move-clean' },
    })
  })

  it('changes nothing by the home that is booked', () => {
    expect(change({ service: 'deep-clean', bedrooms: 3, bathrooms: 2 })).toMatchObject({
      preview: null,
      columns: {},
    })
  })

  it('sees that an add-on was taken for another', () => {
    expect(change({ addOns: ['laundry', 'closet-organization'] })).toMatchObject({
      columns: { add_ons: ['Laundry', 'Closet Organization'] },
    })
  })

  it('writes only what has changed: neither the customer nor the date', () => {
    const done = change({ hasPets: false })
    expect(done).toMatchObject({ preview: { lines: [{ label: 'Pet fee', changeCents: -2500 }, {}, {}] } })
    expect(done.status === 'possible' && Object.keys(done.columns).toSorted()).toEqual([
      ...['discount_amount', 'has_pets', 'hst_amount', 'pet_fee', 'pricing_breakdown'],
      ...['subtotal_before_tax', 'total_price'],
    ])
  })

  it('saves what has no price, cleaned, and leaves the rest as it is', () => {
    const details = { entryInstructions: '  Key at <b>42</b> ', notes: ' ', petDetails: null }
    expect(change({ details, addOns: ['dishwashing', 'laundry'], hasPets: true })).toEqual({
      status: 'possible',
      preview: null,
      columns: { entry_instructions: expect.stringContaining('Key at') },
      minutes: 300,
    })
    // Also where the price is not known.
    expect(change({ details: { useCustomerEquipment: true } }, { total_price: 1 })).toMatchObject({
      columns: { use_customer_equipment: true },
    })
  })

  it('saves a detail together with what has a price', () => {
    expect(change({ addOns: [], details: { entryInstructions: 'Not provided' } })).toMatchObject({
      columns: { add_ons: [], entry_instructions: 'Not provided' },
      preview: { newTotalCents: expect.any(Number) },
    })
  })

  it.each<[string, object, PriceBook | null]>([
    ['another price was agreed on', { total_price: 300 }, gtaPriceBook],
    ['its price book is not kept', {}, null],
    ['its service is an older word', { service_type: 'Deep' }, gtaPriceBook],
    ['it has no date', { booking_date: null }, gtaPriceBook],
    ['it has no time', { booking_time: null }, gtaPriceBook],
    ['it has no bedrooms', { bedrooms: null }, gtaPriceBook],
    ['it has no bathrooms', { bathrooms: null }, gtaPriceBook],
    ['it has an add-on of old', { add_ons: ['Chimney'] }, gtaPriceBook],
    ['it has more rooms than the book prices', { bedrooms: 99 }, gtaPriceBook],
  ])('has no price when %s', (_, changed, priceBook) => {
    expect(
      bookingChange(
        bookingFromRow({ ...row, ...changed }),
        { priceBook, promo: welcome },
        { addOns: [] },
        gtaBusiness,
      ),
    ).toEqual({ status: 'unknown-prices' })
  })

  it('refuses a service that the book of the booking did not have', () => {
    const { 'move-clean': _, ...services } = gtaPriceBook.services
    const terms = { priceBook: { ...gtaPriceBook, services } as PriceBook, promo: welcome }
    expect(bookingChange(bookingFromRow(row), terms, { service: 'move-clean' }, gtaBusiness)).toMatchObject({
      status: 'invalid',
    })
  })

  it('refuses an add-on that the book does not offer for the service', () => {
    expect(change({ addOns: ['oven-cleaning'] })).toMatchObject({
      status: 'invalid',
      problems: [{ field: expect.stringContaining('addOns') }],
    })
  })

  it('absorbs a rise that cannot be charged, as a discount', () => {
    const { laundry, ...others } = gtaPriceBook.addOns
    const priceBook: PriceBook = {
      ...gtaPriceBook,
      taxes: [{ name: 'HST', percent: 0, mode: 'added' }],
      addOns: { ...others, laundry, 'eco-products': { ...others['eco-products'], amount: cents(40) } },
    }
    const booked = { discount_amount: 0, hst_amount: 0, total_price: 330 }
    const absorbed = change({ addOns: ['laundry', 'dishwashing', 'eco-products'] }, booked, {
      ...terms,
      priceBook,
    })
    // The amount that was paid stays the total.
    expect(absorbed.status === 'possible' && Object.keys(absorbed.columns)).not.toContain('total_price')
    expect(absorbed).toMatchObject({
      preview: { differenceCents: 0, absorbedCents: 40, newTotalCents: 33_040 },
      columns: { discount_amount: 0.4, subtotal_before_tax: 330.4, pricing_breakdown: {} },
    })
  })

  it('takes the usual length for a book that does not say how long a visit takes', () => {
    const services = Object.fromEntries(
      Object.entries(gtaPriceBook.services).map(([id, { minutes: _, ...service }]) => [id, service]),
    )
    expect(
      change({ addOns: [] }, {}, { ...terms, priceBook: { ...gtaPriceBook, services } as PriceBook }),
    ).toMatchObject({ minutes: 300 })
  })

  it('takes the discount away below the minimum of its code, says so, and gives it back above it', () => {
    const fall: PromoCode = {
      ...{
        ...welcome,
        code: 'FALL150',
        discountType: 'fixed',
        discountValue: 150,
        minOrderCents: cents(31_000),
      },
    }
    const by = { priceBook: gtaPriceBook, promo: fall }
    const booked = {
      ...{ total_price: 203, subtotal_before_tax: 330, discount_amount: 150, hst_amount: 23 },
      applied_promo_code: 'FALL150',
    }
    const away = change({ addOns: [], hasPets: false }, booked, by)
    expect(away).toMatchObject({
      status: 'possible',
      preview: {
        promoNote:
          'The code FALL150 needs an order of at least $310.00 before tax, so its discount falls away. It comes back when the order is above that again.',
        lines: expect.arrayContaining([expect.objectContaining({ changeCents: 15_000 })]),
      },
      columns: { discount_amount: 0 },
    })
    const columns = away.status === 'possible' ? away.columns : {}
    // The code stays claimed.
    expect(columns).not.toHaveProperty('applied_promo_code')
    const back = change({ addOns: ['laundry', 'dishwashing'], hasPets: true }, { ...booked, ...columns }, by)
    expect(back).toMatchObject({
      preview: {
        newTotalCents: 20_300,
        promoNote:
          'The order is at least $310.00 before tax again, so the discount of the code FALL150 is back.',
      },
      columns: { discount_amount: 150, total_price: 203 },
    })
    const stays = change({ addOns: ['laundry'], hasPets: false }, { ...booked, ...columns }, by)
    expect(stays).toMatchObject({ preview: { promoNote: null } })
  })

  it('prices a booking that was moved by the day and the time that it was sold for', () => {
    const sunday = { id: 'sunday', name: 'Sunday', amount: cents(2000), when: { weekday: 'sunday' } } as const
    const evening = {
      id: 'evening',
      name: 'Evening',
      percent: 10,
      when: { time: { atLeast: '17:00' } },
    } as const
    const book: PriceBook = { ...gtaPriceBook, charges: [sunday, evening] }
    const home = { service: 'deep-clean', bedrooms: 3, bathrooms: 2 } as const
    const sold = { ...home, addOns: [], date: businessDate('2026-11-29'), minute: 1020, hasPets: false }
    const request: BookingRequest = {
      ...{ ...sold, ...noDetails, promoCode: null },
      ...{ name: 'Ana Díaz', email: 'ana@example.com', phone: '(416) 555-0123', address: '1 King St W' },
    }
    const asked = quoteRequestOf(book, request)
    const before = quote(book, asked)
    expect(before.chargesCents).toBe(4700)
    const by = { priceBook: book, promo: null }
    const moved = {
      ...bookingRow(request, before, book),
      ...{ id: 'b1', booking_date: '2026-11-24', booking_time: '9:00 AM' },
    }
    const done = bookingChange(bookingFromRow(moved), by, { bedrooms: 4 }, gtaBusiness)
    const { totalCents } = quote(book, { ...asked, bedrooms: 4 })
    expect(done).toMatchObject({ status: 'possible', preview: { newTotalCents: totalCents } })
    expect(done.status === 'possible' && Object.keys(done.columns)).not.toContain('booking_date')
    // The order of a move and a change makes no difference.
    const stayed = { ...bookingRow(request, before, book), id: 'b1' }
    expect(bookingChange(bookingFromRow(stayed), by, { bedrooms: 4 }, gtaBusiness)).toEqual(done)
    // A booking that was stored before that was known is priced by its own day.
    const { date: _, time: _time, ...older } = moved.pricing_breakdown
    const unknown = bookingFromRow({ ...moved, pricing_breakdown: older })
    expect(unknown.pricedFor).toBeNull()
    expect(bookingChange(unknown, by, { bedrooms: 4 }, gtaBusiness).status).toBe('unknown-prices')
  })
})
