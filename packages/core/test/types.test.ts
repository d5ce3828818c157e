import { describe, expect, expectTypeOf, it } from 'vitest'
import * as core from '../src/index.ts'
import { quoteRequestSchema } from '../src/quote/schema.ts'

/** Lists what must not compile: `tsc` fails when one of these lines does. It is never run. */
export function mustNotCompile(date: core.BusinessDate, amount: core.Cents): void {
  // @ts-expect-error dollars are no cents
  core.formatMoney(336)
  // @ts-expect-error a number is no amount
  const price: core.Cents = 33600
  // @ts-expect-error sums lose the unit until they are marked again
  const sum: core.Cents = amount + amount
  // @ts-expect-error dollars are no cents
  core.suggestedPay(core.dollarsOf(amount), core.gtaPolicy)
  // @ts-expect-error a string is no date
  core.addDays('2026-11-21', 1)
  // @ts-expect-error a Date is no date
  core.slotsOn(core.gtaPolicy, new Date(), 0)
  // @ts-expect-error a Date is no instant
  core.slotsOn(core.gtaPolicy, date, new Date())
  // @ts-expect-error a label is no minute
  core.isSlotStillBookable(core.gtaPolicy, date, '9:00 AM', 0)
  // @ts-expect-error an unknown service
  core.quote(core.gtaPriceBook, { service: 'windows', bedrooms: 1, bathrooms: 1 })
  // @ts-expect-error an unknown add-on
  core.quote(core.gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1, addOns: ['car-wash'] })
  core.quote(
    { ...core.gtaPriceBook, version: 'mine' },
    // @ts-expect-error the request is wrong, not the book
    { service: 'standard', bedrooms: 1, bathrooms: 1, addOns: ['car-wash'] },
  )
  // @ts-expect-error a flag is so or not
  core.quote(core.gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1, pets: 'yes' })
  core.quote(core.gtaPriceBook, {
    service: 'standard',
    bedrooms: 1,
    bathrooms: 1,
    // @ts-expect-error a fixed discount is in cents, and dollars are no cents
    promo: { type: 'fixed', amountCents: 2000 },
  })
  // @ts-expect-error a quote is not changed
  core.quote(core.gtaPriceBook, { service: 'standard', bedrooms: 1, bathrooms: 1 }).totalCents = price
  // @ts-expect-error slots are shared, so they are not changed
  core.slotsOn(core.gtaPolicy, date, sum).push()
  // @ts-expect-error money arrives with the facts that decide what follows
  core.settle({ payment: 'pending', booking: 'pending' }, { type: 'async_succeeded' })
  // @ts-expect-error a status that does not exist
  core.settle({ payment: 'lost', booking: 'pending' }, { type: 'expired' })
}

it('takes what is undefined as left out', () => {
  const request = { service: 'standard', bedrooms: 1, bathrooms: 1 } as const
  const left = { pets: undefined, addOns: undefined, date: undefined, frequency: undefined, promo: undefined }
  expect(core.quote(core.gtaPriceBook, { ...request, ...left })).toEqual(
    core.quote(core.gtaPriceBook, request),
  )
  const now = Date.UTC(2026, 10, 20)
  const open = { now, durationMinutes: undefined, taken: undefined, busy: undefined, limit: undefined }
  expect(core.calendar(core.gtaPolicy, open)).toEqual(core.calendar(core.gtaPolicy, { now }))
  const busy = [{ start: now, end: now + 1, crew: undefined }]
  expect(core.calendar(core.gtaPolicy, { now, busy })).toEqual(core.calendar(core.gtaPolicy, { now }))
})

describe('what is read for a book', () => {
  const own = {
    version: 'pool-1',
    currency: 'USD',
    rounding: 'cent',
    taxes: [{ name: 'Tax', percent: 8.6, mode: 'added' }],
    measures: {
      gallons: { one: 'gallon', many: 'gallons', min: 1, max: 60_000 },
      zone: { label: 'Zone', choices: { near: 'Near', far: 'Far' } },
      spa: { label: 'Spa', flag: true },
    },
    services: {
      weekly: {
        name: 'Weekly',
        description: '',
        features: [],
        price: { kind: 'flat', amount: core.cents(9500) },
        addOns: ['filter'],
      },
    },
    addOns: { filter: { name: 'Filter', description: '', amount: core.cents(2000) } },
  } as const satisfies core.PriceBook

  const asked = { service: 'weekly', zone: 'near', addOns: ['filter'] }

  it('is what the same book quotes, for every typed book', () => {
    const request = core.parseQuoteRequest(own, asked)
    expect(request.ok && core.quote(own, request.value).totalCents).toBe(12_489)
    const dustForce = core.parseQuoteRequest(core.gtaPriceBook, {
      service: 'standard',
      bedrooms: 1,
      bathrooms: 1,
    })
    expect(dustForce.ok && core.quote(core.gtaPriceBook, dustForce.value).totalCents).toBe(18_100)
    const plain: core.PriceBook = own
    const loose = core.parseQuoteRequest(plain, asked)
    expect(loose.ok && core.quote(plain, loose.value).totalCents).toBe(12_489)
    const validated = quoteRequestSchema(own)['~standard'].validate(asked)
    expect(validated.issues ?? core.quote(own, validated.value).totalCents).toBe(12_489)
  })

  it('has the ids of the book as its types', () => {
    const request = core.parseQuoteRequest(own, asked)
    expect(request.ok).toBe(true)
    if (!request.ok) return
    expectTypeOf(request.value.service).toEqualTypeOf<'weekly'>()
    expectTypeOf(request.value.zone).toEqualTypeOf<'near' | 'far' | undefined>()
    expectTypeOf(request.value.spa).toEqualTypeOf<boolean | undefined>()
    // @ts-expect-error another book's service
    expect(() => core.quote(core.gtaPriceBook, request.value)).toThrow("Unknown service 'weekly'")
  })
})

it('has the types that embedders build on', () => {
  expectTypeOf(core.quote).returns.toEqualTypeOf<core.Quote>()
  expectTypeOf(core.businessDate('2026-11-21')).toEqualTypeOf<core.BusinessDate>()
  expectTypeOf<core.BusinessDate>().toExtend<string>()
  expectTypeOf<core.Cents>().toExtend<number>()
  expect(core.isCents(core.cents(1))).toBe(true)
})
