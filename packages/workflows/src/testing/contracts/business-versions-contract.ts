import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import { scheduleOf } from '@dustforce/office/company'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BusinessVersions, type Publication } from '../../business/business-versions.ts'
import { BookingStore } from '../../checkout/booking-store.ts'
import { PriceBooks } from '../../checkout/price-books.ts'
import type { TimedHarness } from './harness.ts'
import { beginning, sampleReservation } from './samples.ts'

/** A world with one owner. */
interface BusinessVersionsHarness extends TimedHarness<BookingStore | BusinessVersions | PriceBooks> {
  readonly owner: string
}

const minute = 60_000

/** Tests what every `BusinessVersions` must do; each test gets a fresh world. */
export function businessVersionsContract(
  name: string,
  makeHarness: () => Promise<BusinessVersionsHarness>,
): void {
  describe(`${name} keeps the contract of published versions:`, () => {
    let world: BusinessVersionsHarness
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    const named = (version: string): PriceBook => ({ ...gtaPriceBook, version })
    const current = () => world.run(BusinessVersions.use((versions) => versions.current))
    const find = (version: string) => world.run(PriceBooks.use((books) => books.find(version)))
    const publish = (version: string, changes: Partial<Publication<'price-book'>> = {}) =>
      world.run(
        BusinessVersions.use((versions) =>
          versions.publish({
            ...{ kind: 'price-book', document: named(version), installed: gtaPriceBook, basedOn: null },
            ...{ holdsFrom: 0, note: 'Winter', author: world.owner, ...changes },
          }),
        ),
      )
    const published = async (version: string, changes: Partial<Publication<'price-book'>> = {}) => {
      const outcome = await publish(version, changes)
      if (outcome.status !== 'published') throw new Error(outcome.status)
      return outcome.id
    }

    test('nothing holds in place of what the program came with before anything is published', async () => {
      expect(await current()).toEqual({})
    })

    test('a published book holds at once, in the order in which it was written', async () => {
      await published('next')
      expect(JSON.stringify(await current())).toBe(JSON.stringify({ 'price-book': named('next') }))
    })

    test('the book before it was charged until then', async () => {
      await published('next')
      expect(await find(gtaPriceBook.version)).toMatchObject({ supersededAt: beginning })
      expect(await find('next')).toMatchObject({ book: named('next'), supersededAt: null })
    })

    test('texts hold as they were written, and nothing of the folder is among them', async () => {
      const document = { 'en-CA': { site: { home: { title: 'Clean homes in {area}' } } } }
      const outcome = await world.run(
        BusinessVersions.use((versions) =>
          versions.publish({
            ...{ kind: 'texts', document, installed: {}, basedOn: null },
            ...{ holdsFrom: 0, note: '', author: world.owner },
          }),
        ),
      )
      expect(outcome).toMatchObject({ status: 'published' })
      expect(await current()).toEqual({ texts: document })
    })

    test('nothing is published over what was not seen, or with a version that was published', async () => {
      const first = await published('next')
      expect(await publish('other')).toEqual({ status: 'overtaken' })
      expect(await publish('next', { basedOn: first })).toEqual({ status: 'version-taken' })
      expect(await current()).toMatchObject({ 'price-book': { version: 'next' } })
    })

    test('a refused first publication leaves nothing behind: the same owner publishes under another name', async () => {
      expect(await publish(gtaPriceBook.version)).toEqual({ status: 'version-taken' })
      expect(await publish('next')).toMatchObject({ status: 'published' })
    })

    test('one of many that are published at once on the same version holds', async () => {
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((version) => publish(version)))
      expect(outcomes.map(({ status }) => status).sort()).toEqual([
        'overtaken',
        'overtaken',
        'overtaken',
        'published',
      ])
    })

    test('a policy is published beside the prices, and neither takes the place of the other', async () => {
      const book = await published('next')
      const policy = { ...scheduleOf(gtaPolicy), leadMinutes: 90 }
      const order = {
        kind: 'policy',
        document: policy,
        installed: scheduleOf(gtaPolicy),
        basedOn: null,
      } as const
      const outcome = await world.run(
        BusinessVersions.use(({ publish: ask }) =>
          ask({ ...order, holdsFrom: 0, note: '', author: world.owner }),
        ),
      )
      expect(outcome).toMatchObject({ status: 'published' })
      expect(await current()).toMatchObject({
        'price-book': { version: 'next' },
        policy: { leadMinutes: 90 },
      })
      expect(await publish('after', { basedOn: book })).toMatchObject({ status: 'published' })
    })

    test('zone and currency are chosen until something is booked, and hold at once', async () => {
      const policy = (zone: string, changes: object = {}) =>
        world.run(
          BusinessVersions.use((versions) =>
            versions.publish({
              ...{ kind: 'policy', document: { ...scheduleOf(gtaPolicy), zone } },
              ...{ installed: scheduleOf(gtaPolicy), basedOn: null, holdsFrom: 0, note: '' },
              author: world.owner,
              ...changes,
            }),
          ),
        )
      const later = { holdsFrom: beginning + minute }
      expect(await policy('Europe/London', later)).toEqual({ status: 'in-use' })
      const first = await policy('Europe/London')
      if (first.status !== 'published') throw new Error(first.status)
      const book = await published('next', { document: { ...named('next'), currency: 'GBP' } })
      expect(await current()).toMatchObject({
        ...{ policy: { zone: 'Europe/London' }, 'price-book': { currency: 'GBP' } },
      })
      await world.run(BookingStore.use((store) => store.reserve(sampleReservation(1))))
      expect(await policy('Asia/Tokyo', { basedOn: first.id })).toEqual({ status: 'in-use' })
      expect(await publish('after', { basedOn: book })).toEqual({ status: 'in-use' })
      expect(await policy('Europe/London', { basedOn: first.id })).toMatchObject({ status: 'published' })
    })

    test('only an owner publishes', async () => {
      expect(await publish('next', { author: 'nobody@example.com' })).toEqual({ status: 'not-owner' })
      expect(await current()).toEqual({})
    })

    test('a planned book is neither current nor charged before its time', async () => {
      await published('next', { holdsFrom: beginning + minute })
      expect(await current()).toMatchObject({ 'price-book': { version: gtaPriceBook.version } })
      expect(await find('next')).toBeNull()
      await world.setNow(beginning + minute)
      expect(await current()).toMatchObject({ 'price-book': { version: 'next' } })
      expect(await find('next')).toMatchObject({ supersededAt: null })
      expect(await find(gtaPriceBook.version)).toMatchObject({ supersededAt: beginning + minute })
    })

    test('a planned book that was replaced before its time never holds', async () => {
      const planned = await published('planned', { holdsFrom: beginning + minute })
      await published('instead', { basedOn: planned })
      await world.setNow(beginning + 2 * minute)
      expect(await current()).toMatchObject({ 'price-book': { version: 'instead' } })
      expect(await find('planned')).toBeNull()
      expect(await find(gtaPriceBook.version)).toMatchObject({ supersededAt: beginning })
    })
  })
}
