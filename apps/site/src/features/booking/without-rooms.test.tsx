import { believedPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import type { Company } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { openPage, screenNow } from '../../testing/open-page.tsx'
import { BookingHost } from './booking-host.tsx'

const server = fakeServer()

/** Dust Force without its words for what it does. */
const { visit: _visit, worker: _worker, ...company } = gtaBusiness.company

/** A book that measures nothing: it sells an hour of the violin. */
const lessons: PriceBook = believedPriceBook({
  ...{ version: 'strings.1', currency: 'CAD', rounding: 'cent', taxes: [], measures: {}, addOns: {} },
  services: {
    lesson: {
      ...{ name: 'Lesson', description: 'An hour.', features: [], addOns: [] },
      price: { kind: 'flat', amount: cents(5200) },
      minutes: { kind: 'flat', amount: 60 },
    },
  },
})

async function opened(priceBook: PriceBook, service: string, own: Partial<Company> = {}) {
  server.does('availability', { limit: 10, days: {} })
  openPage(
    <BusinessProvider business={{ ...gtaBusiness, priceBook, company: { ...company, ...own } }}>
      <BookingHost start={{ service }} open onOpenChange={vi.fn()} />
    </BusinessProvider>,
    '/',
    screenNow,
  )
  await screen.findByText('Use this time')
  return screen.getByRole('dialog').textContent
}

const ofCleaning = ['Equipment', 'Add-On Services', 'Home Type', 'Bedrooms', 'Pets']

test('a form of a book without rooms asks nothing about a home and mentions no cleaning', async () => {
  const form = await opened(lessons, 'lesson')
  expect(ofCleaning.filter((text) => form.includes(text))).toEqual([])
  expect(form).toContain('The visit takes about 1 hour.')
  expect(form).not.toMatch(/clean/i)
})

test('a form uses the word of the company for a visit', async () => {
  expect(await opened(lessons, 'lesson', { visit: 'lesson' })).toContain('The lesson takes about 1 hour.')
})

test('a form asks about texts only where the company sends them', async () => {
  const asked = 'I agree to receive text messages'
  expect(await opened(lessons, 'lesson')).toContain(asked)
  cleanup()
  expect(await opened(lessons, 'lesson', { forms: { textConsent: false } })).not.toContain(asked)
})

test('a form of a book with rooms asks about the home', async () => {
  const form = await opened(gtaBusiness.priceBook, 'deep-clean')
  expect(ofCleaning.filter((text) => !form.includes(text))).toEqual([])
})
