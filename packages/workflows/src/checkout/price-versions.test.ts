import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { makeSystem, request } from '../testing/test-system.ts'
import { shownPriceMs } from './business.ts'
import { PriceBooks, PriceBooksError } from './price-books.ts'

const { laundry } = gtaPriceBook.addOns
/** The next version: a load of laundry costs CA$5 more, CA$6 with tax to the dollar. */
const next: typeof gtaPriceBook = {
  ...gtaPriceBook,
  version: 'gta-2027.1',
  addOns: { ...gtaPriceBook.addOns, laundry: { ...laundry, amount: cents(laundry.amount + 500) } },
}

/** The form as a site of this version sends it. */
function sent(attempt: number, book: PriceBook) {
  const payload = checkoutPayload(request, quote(book, quoteRequestOf(book, request)), book)
  const attempt_id = `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`
  return { bookingData: { ...payload, attempt_id, price_book_version: book.version } }
}

type System = Awaited<ReturnType<typeof makeSystem>>

const bookings = ({ world }: System) =>
  world.bookings.rows.map(({ booking, payment }) => ({
    version: booking.quote.priceBook,
    totalCents: booking.quote.totalCents,
    payment,
  }))

async function payLast(system: System) {
  const [sessionId = ''] = [...system.world.payments.sessions.keys()].slice(-1)
  await system.webhook(system.world.payments.pay(sessionId))
}

describe('when prices change', () => {
  test('a checkout that is open is settled by the version it was opened from', async () => {
    const system = await makeSystem()
    expect((await system.checkout(sent(1, gtaPriceBook))).status).toBe(200)
    system.business.priceBook = next
    await payLast(system)
    expect(bookings(system)).toEqual([{ version: 'gta-2026.1', totalCents: 37_300, payment: 'paid' }])
  })

  test('the same attempt gets its page again', async () => {
    const system = await makeSystem()
    const first = await system.checkout(sent(1, gtaPriceBook))
    system.business.priceBook = next
    expect(await system.checkout(sent(1, gtaPriceBook))).toEqual(first)
  })

  test('a form that was filled in by the old version is charged what it showed, for a while', async () => {
    const system = await makeSystem()
    await system.checkout(sent(1, gtaPriceBook))
    system.business.priceBook = next
    await system.adjust(60_000)
    expect((await system.checkout(sent(2, next))).status).toBe(200)
    await system.adjust(shownPriceMs - 1)
    expect((await system.checkout(sent(3, gtaPriceBook))).status).toBe(200)
    await payLast(system)
    expect(bookings(system)).toMatchObject([
      { version: 'gta-2026.1', totalCents: 37_300 },
      { version: 'gta-2027.1', totalCents: 37_900 },
      { version: 'gta-2026.1', totalCents: 37_300, payment: 'paid' },
    ])
    await system.adjust(1)
    expect(await system.checkout(sent(4, gtaPriceBook))).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { priceBook: 'gta-2027.1', totalCents: 37_900 } },
    })
  })

  test('after a return to the old functions the newer site is charged what it shows', async () => {
    const system = await makeSystem()
    await system.checkout(sent(1, gtaPriceBook))
    system.business.priceBook = next
    await system.adjust(60_000)
    await system.checkout(sent(2, next))
    system.business.priceBook = gtaPriceBook
    await system.adjust(24 * 60 * 60_000)
    expect((await system.checkout(sent(3, next))).status).toBe(200)
    expect(bookings(system).at(-1)).toMatchObject({ version: 'gta-2027.1', totalCents: 37_900 })
  })

  test.each([{ version: 'invented' }, { version: 'gta-2026.1' }])(
    'a price that no book ever had is not charged by the name of $version',
    async ({ version }) => {
      const system = await makeSystem()
      const cheap = {
        ...next,
        version,
        addOns: { ...next.addOns, laundry: { ...laundry, amount: cents(0) } },
      }
      expect((await system.checkout(sent(1, cheap))).body).toMatchObject({ code: 'price_changed' })
    },
  )

  test('a booking whose price book cannot be kept is not taken', async () => {
    const system = await makeSystem()
    const books = await system.run(PriceBooks.use(Effect.succeed))
    const down = new PriceBooksError({ reason: 'unavailable', message: 'Down' })
    vi.spyOn(books, 'keep').mockReturnValueOnce(Effect.fail(down))
    expect((await system.checkout(sent(1, gtaPriceBook))).status).toBe(503)
    expect(bookings(system)).toEqual([])
  })
})
