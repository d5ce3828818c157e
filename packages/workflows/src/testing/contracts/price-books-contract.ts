import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PriceBooks } from '../../checkout/price-books.ts'
import type { TimedHarness } from './harness.ts'
import { beginning } from './samples.ts'

/** Tests what every `PriceBooks` must do; each test gets a fresh world. */
export function priceBooksContract(name: string, makeHarness: () => Promise<TimedHarness<PriceBooks>>): void {
  describe(`${name} keeps the contract of price books:`, () => {
    let world: TimedHarness<PriceBooks>
    beforeEach(async () => {
      world = await makeHarness()
      await world.setNow(beginning)
    })
    afterEach(() => world.close())

    /** A copy: nobody need keep a book twice that is the same object. */
    const keep = (book: typeof gtaPriceBook) =>
      world.run(PriceBooks.use((books) => books.keep(structuredClone(book))))
    const find = (version: string) => world.run(PriceBooks.use((books) => books.find(version)))
    const next = { ...gtaPriceBook, version: 'next' }

    test('a book that nothing was priced by is not there', async () => {
      expect(await find(gtaPriceBook.version)).toBeNull()
    })

    test('a book is kept once, as it is, under its version', async () => {
      const names = await Promise.all([keep(gtaPriceBook), keep(gtaPriceBook)])
      expect(new Set(names)).toEqual(new Set([gtaPriceBook.version]))
      expect(await find(gtaPriceBook.version)).toEqual({ book: gtaPriceBook, supersededAt: null })
    })

    test('another book with the version of a kept one has a name of its own', async () => {
      await keep(gtaPriceBook)
      const changed = { ...gtaPriceBook, minimumTotal: cents(100) }
      const named = await keep(changed)
      expect(named).toMatch(/^gta-2026\.1\+[0-9a-f]{8}$/)
      expect(await keep(changed)).toBe(named)
      expect((await find(named))?.book).toEqual(changed)
      expect((await find(gtaPriceBook.version))?.book).toEqual(gtaPriceBook)
    })

    test('a book is superseded by the next one, whatever comes after that', async () => {
      await keep(gtaPriceBook)
      for (const [version, minutes] of [
        ['next', 1],
        ['after next', 2],
      ] as const) {
        await world.setNow(beginning + minutes * 60_000)
        await keep({ ...next, version })
      }
      expect(await find(gtaPriceBook.version)).toMatchObject({ supersededAt: beginning + 60_000 })
      expect(await find('next')).toMatchObject({ supersededAt: beginning + 120_000 })
      expect(await find('after next')).toMatchObject({ supersededAt: null })
    })
  })
}
