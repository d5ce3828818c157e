import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { dismissToast } from '@dustforce/ui/toast-store'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'
import { deferred } from '../../testing/deferred.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { fillIn, openPage, press, pressTwice, screenNow } from '../../testing/open-page.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { BookingHost } from './booking-host.tsx'

const server = fakeServer()
const assign = vi.fn()
const pay = 'Proceed to Secure Payment'
const paymentPage = 'https://checkout.example/c/1'
const failed = 'Error Processing Booking'

// Anything remembered for the page's life, the limit of submissions among it, is of another week: every test happens on a Monday of its own.
let today = screenNow
const dateIn = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)

beforeEach(async () => {
  today += 7 * 86_400_000
  dismissToast()
  vi.spyOn(location, 'assign').mockImplementation(assign.mockReset())
  server.does('availability', { limit: 10, days: {} })
  const form: BookingForm = {
    ...emptyBookingForm('deep-clean'),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '(416) 555-0100',
    streetAddress: '1 King St W',
    city: 'Toronto',
    postalCode: 'M5H 1A1',
    hasPets: 'no',
    date: dateIn(2),
    time: '9:00 AM',
    messagesConsent: true,
    termsConsent: true,
  }
  writeBookingDraft(form)
  openPage(<BookingHost start={{ service: 'deep-clean' }} open onOpenChange={vi.fn()} />, '/', today)
  // The places are known.
  await screen.findByText('Use this time')
})
afterEach(() => void vi.useRealTimers())

const sent = () =>
  server
    .asked('create-checkout')
    .map(({ body }): Readonly<Record<string, unknown>> => Object(body.bookingData))
const leaves = () => waitFor(() => expect(assign.mock.calls).toEqual([[paymentPage]]))

async function pickDay(date: string) {
  const day = await waitFor(() => {
    const found = document.querySelector(`[data-day="${date}"] button`)
    if (found === null) throw new Error(`The calendar has no ${date}`)
    return found
  })
  fireEvent.click(day)
}

test('what is missing is said first, beside each field, with the focus on the first', async () => {
  await fillIn(/^First Name/, '')
  await fillIn(/^Email/, '')
  await fillIn(/^Postal Code/, '')
  await press(pay)
  await waitFor(() => expect(shownToast()?.[1]).toBe('Missing Information'))
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(screen.getByText('Please enter a valid Canadian postal code')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^First Name/)))
  expect(sent()).toEqual([])
})

test('a booking is sent once when it is pressed again while it is checked, also when the first is refused', async () => {
  const second = deferred<void>()
  server.next('availability', { limit: 10, days: {} })
  server.next('availability', { limit: 10, days: {} }, second.promise)
  server.refusesNext('create-checkout', { status: 500, body: { error: 'Database error' } })
  await pressTwice(pay)
  await screen.findByText(failed)
  second.resolve()
  await server.settled()
  expect(sent()).toHaveLength(1)
})

test('a booking that got no answer is sent again as the same attempt, and as a new one once it is changed', async () => {
  for (const refusal of ['no answer', { status: 503, body: { error: 'Try again' } }] as const) {
    server.refusesNext('create-checkout', refusal)
    await press(pay)
    await screen.findByText(failed)
  }
  await fillIn(/Anything else/, 'Ring twice')
  expect(screen.queryByText(failed)).toBeNull()
  server.does('create-checkout', { url: paymentPage })
  await press(pay)
  await leaves()
  const [first, second, changed] = sent()
  expect(second).toEqual(first)
  expect(changed?.attempt_id).not.toBe(first?.attempt_id)
  // Until it is paid the customer may turn back.
  expect(readBookingDraft(gtaBusiness.priceBook)).toMatchObject({ notes: 'Ring twice' })
})

test('an attempt that the server has ended is another attempt at the next press', async () => {
  server.refusesNext('create-checkout', {
    status: 409,
    body: { error: 'This attempt has changed', code: 'attempt_changed' },
  })
  await press(pay)
  await screen.findByText(failed)
  server.does('create-checkout', { url: paymentPage })
  await press(pay)
  await leaves()
  const [ended, done] = sent()
  expect(done).toEqual({ ...ended, attempt_id: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(done?.attempt_id).not.toBe(ended?.attempt_id)
})

test('a day that others have filled meanwhile is not sent; another day is', async () => {
  server.does('availability', { limit: 10, days: { [dateIn(2)]: 10 } })
  await press(pay)
  const full = await screen.findByText<HTMLButtonElement>('Date Fully Booked - Select Another Date')
  expect(full.disabled).toBe(true)
  expect(sent()).toEqual([])
  await pickDay(dateIn(3))
  server.does('create-checkout', { url: paymentPage })
  await press(pay)
  await leaves()
  expect(sent()).toMatchObject([{ date: dateIn(3), time: '9:00 AM' }])
})

test('a time that another day does not have is not sent with that day', async () => {
  server.does('availability', {
    limit: 10,
    days: {},
    rules: { specialHours: [{ date: dateIn(3), hours: ['13:00', '14:00'] }] },
  })
  server.refusesNext('create-checkout', { status: 500, body: { error: 'Database error' } })
  await press(pay)
  await screen.findByText(failed)
  await pickDay(dateIn(3))
  dismissToast()
  await press(pay)
  await waitFor(() => expect(shownToast()?.[1]).toBe('Invalid Booking Time'))
  expect(sent()).toHaveLength(1)
  await fillIn(/Start time/, '1:00 PM')
  server.does('create-checkout', { url: paymentPage })
  await press(pay)
  await leaves()
  expect(sent().at(-1)).toMatchObject({ date: dateIn(3), time: '1:00 PM' })
})

test('another price is shown before it is paid, and sent back as the one that was shown', async () => {
  const dearer = quote(gtaPriceBook, { service: 'deep-clean', bedrooms: 2, bathrooms: 2 })
  server.refusesNext('create-checkout', { status: 409, body: { code: 'price_changed', quote: dearer } })
  await press(pay)
  await screen.findByText('The price has changed')
  expect(assign).not.toHaveBeenCalled()
  server.does('create-checkout', { url: paymentPage })
  await press(pay)
  await leaves()
  const [first, second] = sent()
  expect(second?.total_price).toBe(dearer.totalCents / 100)
  expect(second?.attempt_id).not.toBe(first?.attempt_id)
})
