import { addOnsFor } from '@dustforce/core/catalogue'
import { cents, dollarsOf } from '@dustforce/core/money'
import type { Discount } from '@dustforce/core/quote'
import type { BookingRequest } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePromo } from '../testing/index.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

/** Every code point, halves of pairs too. The unit 'binary' of fast-check is the same, and takes a second to make a table of them. */
const anyUnit = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const services: string[] = ['standard', 'deep-clean', 'move-clean']

/** Whatever a customer can choose, with or without a discount. */
const choices = fc.constantFrom(...services).chain((service) =>
  fc.record({
    service: fc.constant(service),
    bedrooms: fc.integer({ min: 1, max: 5 }),
    bathrooms: fc.integer({ min: 1, max: 5 }),
    addOns: fc.subarray<string>(addOnsFor(gtaBusiness.priceBook, service).map((addOn) => addOn.id)),
    hasPets: fc.constantFrom(true, false, null),
  }),
)
const discounts = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 100 }) }),
    fc.record({
      type: fc.constant('fixed' as const),
      amountCents: fc.integer({ min: 0, max: 60_000 }).map(cents),
    }),
  ),
  { nil: undefined },
)

type System = Awaited<ReturnType<typeof makeSystem>>

/** One system for a whole property; attempts are numbered through. */
async function system() {
  const made = await makeSystem()
  made.world.bookings.dailyLimit = 1_000_000
  let attempt = 0
  return { ...made, nextAttempt: () => (attempt += 1) }
}

function setCode({ world }: System, discount: Discount | undefined) {
  if (discount === undefined) return
  const { type: discountType } = discount
  const discountValue = discount.type === 'fixed' ? dollarsOf(discount.amountCents) : discount.value
  world.bookings.addPromo({ ...samplePromo, firstTimeOnly: false, discountType, discountValue })
}

const coded = (choice: Partial<BookingRequest>, discount: Discount | undefined) =>
  discount === undefined ? choice : { ...choice, promoCode: 'WELCOME10' }

/** The form of an attempt, with a mailbox of its own so that no limit is met. */
const submitted = (attempt: number, choice: Partial<BookingRequest>, discount: Discount | undefined) =>
  submit(attempt, { email: `guest${attempt}@example.com`, ...coded(choice, discount) }, discount)

/** The factor by which the random runs are longer than usual. */
const times = Number(process.env.TORTURE_TIMES ?? 1)

/** A code that leaves less than the payment provider charges is refused, which the handler's own tests hold. */
const canBeCharged = (dollars: unknown) => dollars === 0 || Number(dollars) >= 0.5

describe('properties', () => {
  test('whatever is chosen, the page charges the total that was shown', async () => {
    const made = await system()
    await fc.assert(
      fc.asyncProperty(choices, discounts, async (choice, discount) => {
        setCode(made, discount)
        const body = submitted(made.nextAttempt(), choice, discount)
        fc.pre(canBeCharged(body.bookingData.total_price))
        expect((await made.checkout(body)).status).toBe(200)
        const session = [...made.world.payments.sessions.values()].at(-1)
        expect(session?.amountTotalCents).toBe(Math.round(Number(body.bookingData.total_price) * 100))
        expect(session?.currency).toBe('cad')
      }),
      { numRuns: 50 * times },
    )
  })

  test('whatever is chosen, another total is answered with the true one and stores nothing', async () => {
    const made = await system()
    const otherTotals = fc.oneof(
      fc.constantFrom(0, 0.01, 1, -1),
      fc.double({ min: 0, max: 1_000_000, noNaN: true }),
      fc.integer({ min: 0, max: 1000 }),
    )
    await fc.assert(
      fc.asyncProperty(choices, discounts, otherTotals, async (choice, discount, other) => {
        setCode(made, discount)
        const { bookingData } = submitted(made.nextAttempt(), choice, discount)
        fc.pre(other !== bookingData.total_price && canBeCharged(bookingData.total_price))
        const { status, body } = await made.checkout({ bookingData: { ...bookingData, total_price: other } })
        expect(status).toBe(other < 0 ? 400 : 409)
        if (status === 409) {
          expect(body).toMatchObject({
            code: 'price_changed',
            quote: { totalCents: Math.round(Number(bookingData.total_price) * 100) },
          })
        }
      }),
      { numRuns: 50 * times },
    )
    expect(made.world.bookings.rows).toEqual([])
    expect(made.world.payments.sessions.size).toBe(0)
  })

  test('whatever is sent, the answer is not the server’s fault', async () => {
    const { checkout, world, nextAttempt } = await system()
    const field = fc.constantFrom(...Object.keys(submit(1).bookingData))
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (key, value) => {
        // A mailbox of its own, so that no limit is met.
        const { bookingData } = submit(1, { email: `guest${nextAttempt()}@example.com` })
        const { status } = await checkout({ bookingData: { ...bookingData, [key]: value } })
        expect([200, 400, 409, 413]).toContain(status)
      }),
      { numRuns: 60 * times },
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: anyUnit })), async (body) => {
        expect((await checkout(body)).status).toBe(400)
      }),
      { numRuns: 50 * times },
    )
    for (const row of world.bookings.rows) expect(row.booking.quote.totalCents).toBe(37300)
  })
})
