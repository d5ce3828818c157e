import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { quote } from '@dustforce/core/quote'
import { checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import * as Effect from 'effect/Effect'
import { describe, expect, test, vi } from 'vitest'
import { shownPriceMs } from '../checkout/business.ts'
import { beginning, makeSystem, request } from '../testing/test-system.ts'
import { BusinessVersions, BusinessVersionsError } from './business-versions.ts'
import { believedMs } from './with-published-business.ts'

const { laundry } = gtaPriceBook.addOns
/** A load of laundry costs CA$5 more, CA$6 with tax to the dollar. */
const dearer: PriceBook = {
  ...gtaPriceBook,
  version: 'gta-2027.1',
  addOns: { ...gtaPriceBook.addOns, laundry: { ...laundry, amount: cents(laundry.amount + 500) } },
}

async function withOwner() {
  const system = await makeSystem()
  system.world.admins.set('owner-token', 'owner@example.com')
  system.world.admins.set('office-token', 'office@example.com')
  system.world.published.owners.add('owner@example.com')
  const publish = (book: unknown, changes: object = {}, token = 'owner-token') =>
    system.publishPrices({ book, basedOn: null, holdsFrom: 0, note: 'Winter', ...changes }, token)
  return { ...system, publish }
}

/** The form as it is sent by a page that shows this book. */
function sent(attempt: number, book: PriceBook) {
  const payload = checkoutPayload(request, quote(book, quoteRequestOf(request)), book)
  const attempt_id = `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`
  return { bookingData: { ...payload, attempt_id, price_book_version: book.version } }
}

describe('published prices', () => {
  test('are charged at once, and those that were shown before for two hours more', async () => {
    const { publish, checkout, adjust, world } = await withOwner()
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({ status: 200 })
    expect(await publish(dearer)).toEqual({ status: 200, body: { id: 2 } })
    expect(await checkout(sent(2, dearer))).toMatchObject({ status: 200 })
    expect(await checkout(sent(3, gtaPriceBook))).toMatchObject({ status: 200 })
    expect(world.bookings.rows.map(({ booking }) => booking.quote.totalCents)).toEqual([
      37_300, 37_900, 37_300,
    ])
    await adjust(shownPriceMs)
    expect(await checkout(sent(4, gtaPriceBook))).toMatchObject({
      status: 409,
      body: { code: 'price_changed', quote: { priceBook: 'gta-2027.1', totalCents: 37_900 } },
    })
  })

  test('are charged from their day on, within seconds on every server', async () => {
    const { publish, checkout, setTime } = await withOwner()
    const begins = beginning + 24 * 60 * 60_000
    await publish(dearer, { holdsFrom: begins })
    expect(await checkout(sent(1, dearer))).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    await setTime(begins)
    expect(await checkout(sent(2, dearer))).toMatchObject({ status: 200 })
  })

  test('are believed for some seconds before they are asked again', async () => {
    const { checkout, run, adjust } = await withOwner()
    const versions = await run(BusinessVersions.use(Effect.succeed))
    const down = new BusinessVersionsError({ reason: 'unavailable', message: 'Down' })
    await checkout(sent(1, gtaPriceBook))
    vi.spyOn(versions, 'current', 'get').mockReturnValue(Effect.fail(down))
    await adjust(believedMs - 1)
    expect(await checkout(sent(2, gtaPriceBook))).toMatchObject({ status: 200 })
    await adjust(1)
    expect(await checkout(sent(3, gtaPriceBook))).toMatchObject({ status: 503 })
  })
})

describe('nothing is published', () => {
  test('of a book that is wrong, and everything wrong is named', async () => {
    const { publish, checkout } = await withOwner()
    const wrong = {
      ...dearer,
      minimumTotal: -1,
      addOns: { ...dearer.addOns, laundry: { ...laundry, amount: 'much' } },
    }
    expect(await publish(wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ field: 'addOns.laundry.amount' }, { field: 'minimumTotal' }] },
    })
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({ status: 200 })
  })

  test('over prices that were not seen, and the other owner’s stay', async () => {
    const { publish, checkout } = await withOwner()
    await publish(dearer)
    expect(await publish({ ...gtaPriceBook, version: 'mine' })).toMatchObject({
      status: 409,
      body: { code: 'overtaken' },
    })
    expect(await publish({ ...gtaPriceBook, version: 'gta-2027.1' }, { basedOn: 2 })).toMatchObject({
      status: 409,
      body: { code: 'version-taken' },
    })
    expect(await checkout(sent(1, dearer))).toMatchObject({ status: 200 })
  })

  test('for the office, for a stranger, or from what is no publication', async () => {
    const { publish } = await withOwner()
    expect(await publish(dearer, {}, 'office-token')).toMatchObject({ status: 403 })
    expect(await publish(dearer, {}, 'no-token')).toMatchObject({ status: 401 })
    expect(await publish(dearer, { holdsFrom: 'tomorrow' })).toMatchObject({ status: 400 })
  })
})
