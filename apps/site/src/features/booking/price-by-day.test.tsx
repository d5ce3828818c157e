import { believedPriceBook, gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearBookingDraft } from '../../storage/booking-draft.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, openPage, screenNow } from '../../testing/open-page.tsx'
import { BookingHost } from './booking-host.tsx'

const server = fakeServer()
const business = {
  ...gtaBusiness,
  priceBook: believedPriceBook({
    ...gtaPriceBook,
    charges: [
      { id: 'wednesday', name: 'Wednesdays', amount: cents(2000), when: { weekday: 'wednesday' } },
      { id: 'late', name: 'Late hours', amount: cents(1000), when: { time: { atLeast: '16:00' } } },
    ],
  }),
}

beforeEach(() => {
  clearBookingDraft()
  server.does('availability', { limit: 10, days: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The charges in the summary, and the total of the bar below the form. */
function shown() {
  const summary = screen.getByRole('heading', { name: 'Price Summary' }).closest('section')
  const text = summary?.textContent ?? ''
  return ['Wednesdays', 'Late hours'].filter((label) => text.includes(label))
}

test('the price follows the day and the time that are chosen', async () => {
  const start = { service: 'standard', bedrooms: 1, bathrooms: 1, date: '2027-03-09', time: '10:00 AM' }
  openPage(<BookingHost start={start} open onOpenChange={vi.fn()} />, '/', screenNow, business)
  await screen.findByText('Use this time')
  expect(shown()).toEqual([])
  await fillIn(/Start time/, '4:00 PM')
  expect(shown()).toEqual(['Late hours'])
  fireEvent.click(screen.getByRole('button', { name: /March 10/ }))
  expect(shown()).toEqual(['Wednesdays', 'Late hours'])
  fireEvent.click(screen.getByRole('button', { name: /March 11/ }))
  expect(shown()).toEqual(['Late hours'])
})
