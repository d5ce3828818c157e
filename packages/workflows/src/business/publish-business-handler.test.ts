import { gtaPriceBook, type PriceBook, type Service } from '@dustforce/core/catalogue'
import { parsePriceBook } from '@dustforce/core/catalogue/schema'
import { cents } from '@dustforce/core/money'
import { quote, quoteProblems } from '@dustforce/core/quote'
import { gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { checkoutPayload, quoteRequestOf } from '@dustforce/office/booking'
import { scheduleOf } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import * as Effect from 'effect/Effect'
import fc from 'fast-check'
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
  const publish = (document: unknown, changes: object = {}, token = 'owner-token') =>
    system.publishBusiness(
      { kind: 'price-book', document, basedOn: null, holdsFrom: 0, note: 'Winter', ...changes },
      token,
    )
  return { ...system, publish }
}

/** The form as it is sent by a page that shows this book. */
function sent(attempt: number, book: PriceBook, version: string | undefined = book.version) {
  const payload = checkoutPayload(request, quote(book, quoteRequestOf(book, request)), book)
  const attempt_id = `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`
  return { bookingData: { ...payload, attempt_id, ...(version && { price_book_version: version }) } }
}

describe('published prices', () => {
  test('measure only what customers are asked for', async () => {
    const { publish, world } = await withOwner()
    const panes = { one: 'pane', many: 'panes', min: 1, max: 99 }
    const answer = await publish({ ...dearer, measures: { ...dearer.measures, panes } })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'measures.panes' }] } })
    expect(world.published.current(beginning)).toEqual({})
  })

  test('are charged at once, and those that were shown before for two hours more', async () => {
    const { publish, checkout, adjust, world } = await withOwner()
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({ status: 200 })
    expect(await publish(dearer)).toEqual({ status: 200, body: { id: 2 } })
    // A form that names no version is charged what holds.
    const unnamed = sent(2, dearer, '')
    expect(await checkout(unnamed)).toMatchObject({ status: 200 })
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

describe('a published policy', () => {
  test('holds for the next booking: another lead time closes its slot', async () => {
    const { publishBusiness, checkout, setTime } = await withOwner()
    const policy = { ...scheduleOf(gtaPolicy), leadMinutes: 24 * 60 }
    const order = { kind: 'policy', document: policy, basedOn: null, holdsFrom: 0, note: '' }
    await setTime(instantOf(request.date, request.minute, gtaPolicy.zone) - 60 * 60_000)
    expect(await publishBusiness(order, 'owner-token')).toMatchObject({ status: 200 })
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({
      status: 409,
      body: { code: 'slot_passed', reason: 'too-soon' },
    })
  })

  test('is named with everything that is wrong with it', async () => {
    const { publishBusiness } = await withOwner()
    const policy = { ...scheduleOf(gtaPolicy), slotMinutes: 0, leadMinutes: 'much' }
    const order = { kind: 'policy', document: policy, basedOn: null, holdsFrom: 0, note: '' }
    expect(await publishBusiness(order, 'owner-token')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'slotMinutes' }, { field: 'leadMinutes' }] },
    })
  })
})

describe('a company that opens soon', () => {
  const soon = { ...gtaBusiness.company, opening: 'soon' }
  const order = { kind: 'company', document: soon, basedOn: null, holdsFrom: 0, note: '' }

  test('takes bookings of its office alone, and trials of its administrators on the site, until it opens', async () => {
    const { publishBusiness, checkout, world } = await withOwner()
    expect(await publishBusiness(order, 'owner-token')).toEqual({ status: 200, body: { id: 2 } })
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({
      status: 409,
      body: {
        code: 'not_open',
        error: expect.stringMatching(/^Opening Soon: Dust Force does not take bookings yet/),
      },
    })
    expect(world.bookings.rows).toEqual([])
    const byPhone = { ...sent(2, gtaPriceBook), byPhone: true }
    expect(await checkout(byPhone, undefined, 'owner-token')).toMatchObject({ status: 200 })
    expect(await checkout(sent(4, gtaPriceBook), undefined, 'somebodys-token')).toMatchObject({ status: 409 })
    expect(await checkout(sent(4, gtaPriceBook), undefined, 'owner-token')).toMatchObject({ status: 200 })
    expect(world.bookings.rows).toHaveLength(2)
    const { opening: _, ...opened } = soon
    await publishBusiness({ ...order, document: opened, basedOn: 2 }, 'owner-token')
    expect(await checkout(sent(3, gtaPriceBook))).toMatchObject({ status: 200 })
  })
})

describe('nothing is published', () => {
  test('in another currency or zone once something is booked', async () => {
    const { publish, publishBusiness, checkout } = await withOwner()
    expect(await checkout(sent(2, gtaPriceBook))).toMatchObject({ status: 200 })
    expect(await publish({ ...dearer, currency: 'USD' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'currency' }] },
    })
    const document = { ...scheduleOf(gtaPolicy), zone: 'America/Vancouver' }
    const order = { kind: 'policy', document, basedOn: null, holdsFrom: 0, note: '' }
    expect(await publishBusiness(order, 'owner-token')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'zone' }] },
    })
    expect(await checkout(sent(1, gtaPriceBook))).toMatchObject({ status: 200 })
  })

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

describe('any price list', () => {
  const scaled = (amounts: Readonly<Record<string, number>>, percent: number) =>
    Object.fromEntries(
      Object.entries(amounts).map(([id, amount]) => [id, cents(Math.round((amount * percent) / 100))]),
    )
  const percents = fc.integer({ min: 1, max: 300 })
  /** The services and add-ons of the company at other prices, taxes and roundings. */
  const books = fc
    .record({
      ...{ base: percents, addOns: percents, pets: fc.integer({ min: -5000, max: 9000 }) },
      rounding: fc.constantFrom('cent' as const, 'dollar' as const, { to: 5 }),
      mode: fc.constantFrom('added' as const, 'included' as const),
      tax: fc.integer({ min: 0, max: 2500 }),
    })
    .map(({ base, addOns, pets, rounding, mode, tax }): PriceBook => {
      const services = Object.entries<Service>(gtaPriceBook.services).map(([id, service]) => [
        id,
        service.price.kind === 'table'
          ? { ...service, price: { ...service.price, cells: scaled(service.price.cells, base) } }
          : service,
      ])
      const extras = Object.entries(gtaPriceBook.addOns).map(([id, addOn]) => [
        id,
        { ...addOn, amount: cents(Math.round((addOn.amount * addOns) / 100)) },
      ])
      return {
        ...gtaPriceBook,
        ...{ version: 'any', rounding, taxes: [{ name: 'HST', percent: tax / 100, mode }] },
        ...{ services: Object.fromEntries(services), addOns: Object.fromEntries(extras) },
        charges: (gtaPriceBook.charges ?? []).map((charge) => ({ ...charge, amount: cents(pets) })),
      }
    })

  test('is published and then charged as its quote says, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(books, async (book) => {
        fc.pre(parsePriceBook(book).ok && quoteProblems(book, quoteRequestOf(book, request)).length === 0)
        const { publish, checkout, world } = await withOwner()
        expect(await publish(book)).toMatchObject({ status: 200 })
        expect(await checkout(sent(1, book))).toMatchObject({ status: 200 })
        const shown = quote(book, quoteRequestOf(book, request))
        expect(world.bookings.rows.map(({ booking }) => booking.quote)).toEqual([shown])
        const charged = [...world.payments.sessions.values()].map(({ request: { lines } }) =>
          lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
        )
        expect(charged).toEqual([shown.totalCents])
      }),
      { numRuns: 25 },
    )
  })
})
