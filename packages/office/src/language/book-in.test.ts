import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote/only'
import { expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { bookIn } from './book-in.ts'

const named = bookIn(gtaPriceBook, gtaBusiness.texts?.['fr-CA']?.book ?? {})

it('names everything that a customer reads of the book', () => {
  const names = (book: typeof gtaPriceBook) => [
    ...Object.values(book.services).flatMap(({ name, description, features }) => [
      name,
      description,
      ...features,
    ]),
    ...Object.values(book.addOns).flatMap(({ name, description }) => [name, description]),
    ...(book.charges ?? []).flatMap(({ name, description }) => [name, description]),
    ...Object.values(book.frequencies ?? {}).map(({ name }) => name),
    ...book.taxes.map(({ name }) => name),
  ]
  const english = new Set<unknown>(names(gtaPriceBook))
  expect(names(named)).toHaveLength(english.size)
  expect(names(named).filter((name) => english.has(name))).toEqual([])
})

it('changes no price', () => {
  const request = {
    service: 'deep-clean',
    bedrooms: 5,
    bathrooms: 1,
    addOns: ['laundry'],
    pets: true,
  } as const
  const amounts = (book: typeof gtaPriceBook) =>
    quote(book, request).lines.map(({ amountCents }) => amountCents)
  expect(amounts(named)).toEqual(amounts(gtaPriceBook))
  expect(quote(named, request).lines.map(({ label }) => label)).toEqual([
    'Grand ménage',
    'Extra chambres',
    'Lessive',
    'Supplément pour animaux',
    'TVH',
  ])
})

it('leaves the book as it was, and keeps the names that are not given', () => {
  expect(bookIn(gtaPriceBook, {})).toEqual(gtaPriceBook)
  expect(gtaPriceBook.services.standard.name).toBe('Basic Cleaning')
})
