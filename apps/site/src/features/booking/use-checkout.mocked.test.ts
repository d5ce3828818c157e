import { quote } from '@dustforce/core/quote'
import { businessDate } from '@dustforce/core/schedule'
import {
  type BookingRequest,
  type CheckoutSubmission,
  checkoutPayload,
  noDetails,
  quoteRequestOf,
} from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { CheckoutAnswer } from '@dustforce/supabase'
import { dismissToast } from '@dustforce/ui/toast-store'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptHold } from '../../storage/kept-hold.ts'
import { deferred } from '../../testing/deferred.ts'
import { fakeSiteBackend } from '../../testing/fake-site-backend.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { useCheckout } from './use-checkout.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ siteBackend: async () => site.backend() }))

const backend = fakeSiteBackend()
site.backend = () => backend

const request: BookingRequest = {
  service: 'deep-clean',
  bedrooms: 3,
  bathrooms: 2,
  addOns: [],
  hasPets: false,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(416) 555-0100',
  address: '1 King St W, Toronto, ON M5H 1A1',
  date: businessDate('2026-11-24'),
  minute: 540,
  ...noDetails,
  promoCode: null,
}
const shown = quote(gtaBusiness.priceBook, quoteRequestOf(gtaBusiness.priceBook, request))
const other = quote(gtaBusiness.priceBook, { ...quoteRequestOf(gtaBusiness.priceBook, request), bedrooms: 1 })
const payload = checkoutPayload(request, shown, gtaBusiness.priceBook)

// The limit of submissions lasts for the page's life: every test happens on another day.
let today = Date.UTC(2026, 10, 21)
const assign = vi.fn()

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

beforeEach(() => {
  setOnline(false)
  today += 86_400_000
  vi.useFakeTimers({ now: today })
  sessionStorage.clear()
  dismissToast()
  backend.checkout.mockReset()
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(window.location.assign).mockRestore()
})

function open() {
  const onDayTaken = vi.fn()
  const { result, unmount } = renderOnSite(useCheckout, onDayTaken)
  const pay = (sent: Omit<CheckoutSubmission, 'attempt_id'> = payload) =>
    act(async () => void (await result.current.pay(sent, shown)))
  return { checkout: () => result.current, pay, onDayTaken, unmount }
}
const answer = (given: CheckoutAnswer) => backend.checkout.mockResolvedValue(given)
const attempts = () => backend.checkout.mock.calls.map(([{ attempt_id }]) => attempt_id)
const tooMany = 'You are submitting too frequently. Please wait a few minutes before trying again.'

test('the payment page opens, and the button stays busy until it is there', async () => {
  answer({ ok: true, url: 'https://checkout.stripe.com/c/1', holdExpiresAt: 1_795_000_000_000 })
  const { checkout, pay } = open()
  expect([checkout().submitting, checkout().trouble]).toEqual([false, undefined])
  await pay()
  expect(assign.mock.calls).toEqual([['https://checkout.stripe.com/c/1']])
  expect(keptHold()).toBe(1_795_000_000_000)
  expect(backend.checkout.mock.calls[0]?.[0]).toEqual({
    ...payload,
    attempt_id: attempts()[0],
    price_book_version: shown.priceBook,
  })
  expect(attempts()[0]).toMatch(/^[\da-f-]{36}$/)
  expect([checkout().submitting, checkout().trouble]).toEqual([true, undefined])
  expect(vi.getTimerCount()).toBe(0)
})

test('a second click does nothing while the first is on its way', async () => {
  const answering = deferred<CheckoutAnswer>()
  backend.checkout.mockReturnValue(answering.promise)
  const { checkout, pay } = open()
  const first = act(() => void checkout().pay(payload, shown))
  expect(checkout().submitting).toBe(true)
  await pay()
  answering.resolve({ ok: false, reason: 'unreachable' })
  await first
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(backend.checkout).toHaveBeenCalledOnce()
  expect(checkout()).toMatchObject({ submitting: false, trouble: { kind: 'offline' } })
  expect(shownToast()).toBeNull()
})

test('a slow answer is announced after six seconds, until it comes', async () => {
  const answering = deferred<CheckoutAnswer>()
  backend.checkout.mockReturnValue(answering.promise)
  const { checkout } = open()
  act(() => void checkout().pay(payload, shown))
  await act(() => vi.advanceTimersByTimeAsync(5999))
  expect(checkout().trouble).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(checkout()).toMatchObject({ submitting: true, trouble: { kind: 'slow' } })
  answering.resolve({ ok: false, reason: 'unreachable' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(checkout().trouble).toEqual({ kind: 'offline' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(checkout().trouble).toEqual({ kind: 'offline' })
})

test('the same booking sent again is the same attempt, a changed one is another', async () => {
  answer({ ok: false, reason: 'unreachable' })
  const { pay } = open()
  await pay()
  await pay()
  await pay({ ...payload, phone: '(416) 555-0199' })
  const [first, second, third] = attempts()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('the fourth booking within ten minutes waits, before anything is sent', async () => {
  answer({ ok: false, reason: 'unreachable' })
  const { checkout, pay } = open()
  for (let sent = 0; sent < 4; sent += 1) await pay()
  expect(backend.checkout).toHaveBeenCalledTimes(3)
  expect(shownToast()).toEqual(['destructive', 'Too Many Requests', tooMany])
  expect(checkout()).toMatchObject({
    submitting: false,
    trouble: { kind: 'rate-limited', title: 'Too Many Requests', description: tooMany },
  })
  vi.setSystemTime(today + 600_000)
  await pay()
  expect(backend.checkout).toHaveBeenCalledTimes(4)
})

test('a customer whom the server limits is told to wait', async () => {
  answer({ ok: false, reason: 'rate-limited' })
  const { checkout, pay } = open()
  await pay()
  expect(checkout().trouble).toEqual({
    kind: 'rate-limited',
    title: 'Too Many Requests',
    description: tooMany,
  })
})

test('the trouble of the last time is gone while the booking is sent again', async () => {
  answer({ ok: false, reason: 'unreachable' })
  const { checkout, pay } = open()
  await pay()
  expect(checkout().trouble).toEqual({ kind: 'offline' })
  backend.checkout.mockReturnValue(deferred<CheckoutAnswer>().promise)
  act(() => void checkout().pay(payload, shown))
  expect(checkout()).toMatchObject({ submitting: true, trouble: undefined })
})

test('other prices are shown beside the ones that were sent', async () => {
  answer({ ok: false, reason: 'price-changed', quote: other })
  const { checkout, pay } = open()
  await pay()
  expect(checkout()).toMatchObject({
    submitting: false,
    trouble: { kind: 'price-changed', before: shown, after: other },
  })
  act(() => checkout().clearTrouble())
  expect(checkout().trouble).toBeUndefined()
})

test('a refusal is told in its own words where the slot has passed, and by its text elsewhere', async () => {
  const { checkout, pay, onDayTaken } = open()
  answer({
    ok: false,
    reason: 'refused',
    code: 'slot_passed',
    message: 'Invalid Booking Time: This time is too soon.',
  })
  await pay()
  const slot = { title: 'Invalid Booking Time', description: 'This time is too soon.' }
  expect(checkout()).toMatchObject({ submitting: false, trouble: { kind: 'failed', ...slot } })
  expect(shownToast()).toEqual(['destructive', slot.title, slot.description])
  // The office may have closed the day.
  expect(onDayTaken).toHaveBeenCalledOnce()
  answer({ ok: false, reason: 'refused', message: 'Database error: down' })
  await pay()
  expect(checkout().trouble).toEqual({
    kind: 'failed',
    title: 'Error Processing Booking',
    description: 'There was an issue processing your booking. Please try again or contact support.',
  })
  expect(onDayTaken).toHaveBeenCalledOnce()
})

test('a slot refusal without a sentence has no description', async () => {
  answer({ ok: false, reason: 'refused', code: 'slot_passed', message: 'Too late' })
  const { checkout, pay } = open()
  await pay()
  expect(checkout().trouble).toEqual({ kind: 'failed', title: 'Too late', description: '' })
})

test('a full day is looked up again', async () => {
  answer({ ok: false, reason: 'refused', code: 'day_full', message: 'Day is fully booked' })
  const { checkout, pay, onDayTaken } = open()
  await pay()
  expect(onDayTaken).toHaveBeenCalledOnce()
  expect(checkout().trouble).toMatchObject({ title: 'Bookings are full for this day' })
})

test('an attempt that the server no longer takes is given up', async () => {
  answer({ ok: false, reason: 'refused', code: 'day_full', message: 'full' })
  const { pay } = open()
  await pay()
  answer({ ok: false, reason: 'refused', code: 'attempt_changed', message: 'changed' })
  await pay()
  await pay()
  const [first, second, third] = attempts()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('without an answer a customer who is connected is told that it failed', async () => {
  setOnline(true)
  answer({ ok: false, reason: 'unreachable' })
  const { checkout, pay } = open()
  await pay()
  const words = [
    'Error Processing Booking',
    'There was an issue processing your booking. Please try again or contact support.',
  ]
  expect(shownToast()).toEqual(['destructive', ...words])
  expect(checkout().trouble).toMatchObject({ kind: 'failed', title: words[0] })
})

test('an answer without an address is named in the console', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  answer({ ok: false, reason: 'refused', message: 'No checkout URL received' })
  await open().pay()
  expect(log.mock.calls).toEqual([['No checkout URL received']])
  log.mockRestore()
})

test('the server’s own checks are told in its words', async () => {
  answer({
    ok: false,
    reason: 'refused',
    code: 'invalid_booking',
    message: 'Invalid Phone Number: Please enter a valid phone number',
  })
  const { checkout, pay } = open()
  await pay()
  expect(checkout().trouble).toMatchObject({
    title: 'Invalid Phone Number',
    description: 'Please enter a valid phone number',
  })
})

test.each<[string, () => void]>([['never comes', () => backend.checkout.mockRejectedValue('gone')]])(
  'an answer that %s is a failure',
  async (_what, prepare) => {
    prepare()
    const { checkout, pay } = open()
    await pay()
    expect(checkout()).toMatchObject({ submitting: false, trouble: { title: 'Error Processing Booking' } })
    expect(assign).not.toHaveBeenCalled()
  },
)

test('a failure is classified by its text', async () => {
  backend.checkout.mockRejectedValue(new Error('Day is fully booked'))
  const { checkout, pay } = open()
  await pay()
  expect(checkout().trouble).toMatchObject({ title: 'Bookings are full for this day' })
})

const pageShown = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

test('back from the payment page the form can be sent again', async () => {
  answer({ ok: true, url: 'https://checkout.stripe.com/c/1', holdExpiresAt: 1_795_000_000_000 })
  const { checkout, pay } = open()
  await pay()
  pageShown(false)
  expect(checkout().submitting).toBe(true)
  pageShown(true)
  expect(checkout()).toMatchObject({ submitting: false, trouble: undefined })
  await pay()
  expect(assign).toHaveBeenCalledTimes(2)
})

test('a page that is shown again forgets the trouble it had', async () => {
  answer({ ok: false, reason: 'unreachable' })
  const { checkout, pay } = open()
  await pay()
  pageShown(true)
  expect(checkout().trouble).toBeUndefined()
})

test('a form that is gone does not listen', () => {
  const remove = vi.spyOn(window, 'removeEventListener')
  open().unmount()
  expect(remove.mock.calls.map(([name]) => name)).toContain('pageshow')
})
