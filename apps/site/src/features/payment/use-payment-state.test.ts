// @vitest-environment happy-dom

import { emptyBookingForm } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { PaymentState } from '@dustforce/supabase'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'
import { deferred } from '../../testing/deferred.ts'
import { fakeOwnBookings } from '../../testing/fake-own-bookings.ts'
import { fakeSiteBackend } from '../../testing/fake-site-backend.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { upcomingBooking } from '../../testing/story-booking.ts'
import { usePaymentState } from './use-payment-state.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined, bookings: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({
  siteBackend: async () => site.backend(),
  ownBookings: async () => site.bookings(),
}))

const backend = fakeSiteBackend()
const bookings = fakeOwnBookings()
site.backend = () => backend
site.bookings = () => bookings

beforeEach(() => {
  vi.useFakeTimers()
  backend.paymentState.mockReset()
  bookings.afterPayment.mockReset().mockResolvedValue(null)
  writeBookingDraft(emptyBookingForm('standard'))
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const open = (session: string) => renderOnSite(usePaymentState, session).result

test('a payment is processed for a second and a half, then told, and its draft is gone', async () => {
  backend.paymentState.mockResolvedValue('paid')
  const state = open('cs_test_1')
  await pass(1499)
  expect(state.current.state).toBe('processing')
  expect(readBookingDraft(gtaBusiness.priceBook)).not.toBeNull()
  await pass(1)
  expect(state.current.state).toBe('paid')
  expect(backend.paymentState.mock.calls).toEqual([['cs_test_1']])
  expect(readBookingDraft(gtaBusiness.priceBook)).toBeNull()
})

test('a payment whose message is late is asked for again, four times', async () => {
  backend.paymentState.mockResolvedValueOnce('pending').mockResolvedValue('paid')
  const late = open('cs_test_1')
  await pass(1999)
  expect(late.current.state).toBe('processing')
  await pass(1)
  expect(late.current.state).toBe('paid')
  backend.paymentState.mockReset().mockResolvedValue('pending')
  const later = open('cs_test_2')
  await pass(6000)
  expect(backend.paymentState).toHaveBeenCalledTimes(4)
  expect(later.current.state).toBe('pending')
})

test.each<[PaymentState, string]>([
  ['unknown', 'cs_test_madeup'],
  ['unknown', ''],
])('an %s session (%s) forgets no draft', async (answer, session) => {
  backend.paymentState.mockResolvedValue(answer)
  const state = open(session)
  await pass(1500)
  expect(state.current.state).toBe('unknown')
  expect(backend.paymentState).toHaveBeenCalledTimes(session === '' ? 0 : 1)
  expect(readBookingDraft(gtaBusiness.priceBook)).not.toBeNull()
})

test('without an answer nothing is claimed', async () => {
  backend.paymentState.mockRejectedValue(new Error('no network'))
  const failed = open('cs_test_1')
  await pass(1500)
  expect(failed.current.state).toBe('unanswered')
  backend.paymentState.mockReset().mockReturnValue(new Promise(() => undefined))
  const silent = open('cs_test_1')
  await pass(8000)
  expect(silent.current.state).toBe('unanswered')
})

/** The outcomes of a payment, as the customer's page learns of them, and whether the booking may still be booked again. */
const endings: ReadonlyArray<readonly [string, string, () => void, boolean]> = [
  ['paid', 'is paid', () => backend.paymentState.mockResolvedValue('paid'), false],
  ['refunded', 'is refunded', () => backend.paymentState.mockResolvedValue('refunded'), false],
  ['pending', 'has no word of its payment', () => backend.paymentState.mockResolvedValue('pending'), false],
  ['unanswered', 'cannot be asked for', () => backend.paymentState.mockRejectedValue(new Error('no')), false],
  ['unanswered', 'has no answer', () => backend.paymentState.mockReturnValue(new Promise(() => {})), false],
  ['unknown', 'is nobody’s', () => backend.paymentState.mockResolvedValue('unknown'), true],
]

test.each(endings)(
  'a session that ends %s because it %s keeps a draft only when it is made up',
  async (...row) => {
    const [state, , given, keeps] = row
    given()
    const found = open('cs_test_1')
    await pass(8000)
    expect([found.current.state, readBookingDraft(gtaBusiness.priceBook) !== null]).toEqual([state, keeps])
  },
)

test('what was paid is told with the state, when it can be had', async () => {
  backend.paymentState.mockResolvedValue('paid')
  bookings.afterPayment.mockResolvedValue({ token: 'T', page: upcomingBooking })
  const paid = open('cs_test_1')
  await pass(1500)
  expect(paid.current).toMatchObject({ state: 'paid', booking: upcomingBooking, token: 'T' })
  expect(bookings.afterPayment.mock.calls).toEqual([['cs_test_1']])
})

test.each<[string, () => void, string | null]>([
  ['comes too late', () => bookings.afterPayment.mockResolvedValue(null), null],
  ['fails', () => bookings.afterPayment.mockRejectedValue(new Error('no network')), null],
  ['is refused', () => bookings.afterPayment.mockResolvedValue({ token: 'T', page: null }), 'T'],
  ['is not answered', () => bookings.afterPayment.mockReturnValue(new Promise(() => undefined)), null],
])('a payment is told without its amounts when asking for them %s', async (_, given, token) => {
  backend.paymentState.mockResolvedValue('paid')
  given()
  const paid = open('cs_test_1')
  await pass(8000)
  expect(paid.current).toEqual({ state: 'paid', booking: null, token })
})

test('a booking whose answer is late is shown when it comes', async () => {
  backend.paymentState.mockResolvedValue('paid')
  const answer = deferred<Awaited<ReturnType<typeof bookings.afterPayment>>>()
  bookings.afterPayment.mockReturnValue(answer.promise)
  const paid = open('cs_test_1')
  await pass(8000)
  expect(paid.current).toEqual({ state: 'paid', booking: null, token: null })
  answer.resolve({ token: 'T', page: upcomingBooking })
  await pass(0)
  expect(paid.current).toEqual({ state: 'paid', booking: upcomingBooking, token: 'T' })
})

test('amounts are asked for a paid booking only', async () => {
  backend.paymentState.mockResolvedValue('refunded')
  const refunded = open('cs_test_1')
  await pass(1500)
  expect(refunded.current).toEqual({ state: 'refunded', booking: null, token: null })
  expect(bookings.afterPayment).not.toHaveBeenCalled()
})
