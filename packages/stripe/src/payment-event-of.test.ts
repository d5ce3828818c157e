import { expect, test } from 'vitest'
import { paymentEventOf } from './payment-event-of.ts'

const session = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { id: 'pi_1', object: 'payment_intent' },
  amount_total: 33_600,
  currency: 'cad',
  client_reference_id: 'b-1',
  metadata: { booking_id: 'b-1' },
  url: null,
}
const eventOf = (type: string, object: unknown) => ({ id: 'evt_1', type, data: { object } })

test.each([
  ['checkout.session.completed', 'completed'],
  ['checkout.session.async_payment_succeeded', 'async_succeeded'],
  ['checkout.session.async_payment_failed', 'async_failed'],
  ['checkout.session.expired', 'expired'],
])('%s is %s', (stripeType, type) => {
  expect(paymentEventOf(eventOf(stripeType, session))).toEqual({
    id: 'evt_1',
    type,
    sessionId: 'cs_1',
    paymentIntent: 'pi_1',
    paid: true,
    amountTotalCents: 33_600,
    currency: 'cad',
    bookingId: 'b-1',
  })
})

test('a completed session may still wait for its money', () => {
  const waiting = { ...session, payment_status: 'unpaid', payment_intent: 'pi_2' }
  expect(paymentEventOf(eventOf('checkout.session.completed', waiting))).toMatchObject({
    paid: false,
    paymentIntent: 'pi_2',
  })
})

test('the booking is named by the metadata, else by the reference, else by nothing', () => {
  const bookingOf = (changes: object) =>
    paymentEventOf(eventOf('checkout.session.completed', { ...session, ...changes }))?.bookingId
  expect(bookingOf({ metadata: {} })).toBe('b-1')
  expect(bookingOf({ metadata: null, client_reference_id: null })).toBeNull()
})

test('a whole refund is an event, a part and other types are none', () => {
  const charge = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    amount_refunded: 33_600,
    currency: 'cad',
    refunded: true,
  }
  expect(paymentEventOf(eventOf('charge.refunded', { ...charge, metadata: { booking_id: 'b-1' } }))).toEqual({
    id: 'evt_1',
    type: 'refunded',
    sessionId: null,
    paymentIntent: 'pi_1',
    paid: false,
    amountTotalCents: 33_600,
    currency: 'cad',
    bookingId: 'b-1',
  })
  expect(paymentEventOf(eventOf('charge.refunded', { ...charge, refunded: false }))).toBeNull()
  expect(paymentEventOf(eventOf('customer.created', {}))).toBeNull()
})

test('a known event whose object does not decode is refused', () => {
  expect(() => paymentEventOf(eventOf('checkout.session.completed', { id: 'cs_1' }))).toThrow()
  expect(() =>
    paymentEventOf(eventOf('checkout.session.completed', { ...session, amount_total: 1.5 })),
  ).toThrow()
  expect(() =>
    paymentEventOf(eventOf('checkout.session.completed', { ...session, payment_intent: {} })),
  ).toThrow()
  expect(() => paymentEventOf(eventOf('charge.refunded', { refunded: true, amount_refunded: 100 }))).toThrow()
})
