import { describe, expect, test } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { businessAsPublished } from './business-as-published.ts'
import { businessIn, nameIn } from './business-in.ts'
import { parseCompanyTexts } from './parse-company-texts.ts'

describe('published names of the price list', () => {
  const texts = { 'fr-CA': { book: { addOns: { laundry: { name: 'La grande lessive' } } } } }
  const shown = (code: string) => businessIn(businessAsPublished(gtaBusiness, { texts }), code)

  test('are those of their language, also over what the folder says, and of no other', () => {
    expect(shown('fr-CA').priceBook.addOns.laundry?.name).toBe('La grande lessive')
    expect(shown('en-CA').priceBook.addOns.laundry?.name).toBe('Laundry')
  })

  test('name what a booking has stored', () => {
    expect(nameIn(shown('fr-CA'), 'Laundry')).toBe('La grande lessive')
  })

  test('are texts, of what a thing of a price list says', () => {
    expect(parseCompanyTexts(texts)).toMatchObject({ ok: true })
    const wrong = { 'fr-CA': { book: { addOns: { laundry: { nom: 'Lessive', name: 1 } }, colours: {} } } }
    const read = parseCompanyTexts(wrong)
    expect(read.ok ? [] : read.issues.map(({ field }) => field).sort()).toEqual([
      'fr-CA.book.addOns.laundry.name',
      'fr-CA.book.addOns.laundry.nom',
      'fr-CA.book.colours',
    ])
  })
})
