import { describe, expect, test } from 'vitest'
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
    reversalId: null,
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

describe('a payment of a kept card', () => {
  const intent = {
    id: 'pi_9',
    status: 'requires_payment_method',
    amount: 20_000,
    currency: 'cad',
    metadata: { booking_id: 'b-2', try_id: 't-1' },
    last_payment_error: {
      code: 'card_declined',
      decline_code: 'stolen_card',
      advice_code: 'do_not_try_again',
    },
  }
  const eventIs = (type: string, changes: object = {}) =>
    paymentEventOf(eventOf(`payment_intent.${type}`, { ...intent, ...changes }))

  test('that came says which try brought it', () => {
    expect(eventIs('succeeded', { status: 'succeeded', last_payment_error: null })).toEqual({
      ...{ id: 'evt_1', type: 'charge_succeeded', sessionId: null, paymentIntent: 'pi_9', paid: true },
      ...{ amountTotalCents: 20_000, currency: 'cad', bookingId: 'b-2', reversalId: null, tryId: 't-1' },
    })
  })

  test('that was declined says why, and what the network advises', () => {
    const declined = { type: 'charge_failed', paid: false, tryId: 't-1' }
    const advice = 'do_not_try_again'
    expect(eventIs('payment_failed')).toMatchObject({ ...declined, decline: 'stolen_card', advice })
    const asks = { code: 'authentication_required' }
    expect(eventIs('payment_failed', { last_payment_error: asks })).toMatchObject({ decline: asks.code })
  })

  test('means nothing here when it is of a checkout, or still under way', () => {
    expect(
      eventIs('succeeded', { status: 'succeeded', metadata: { booking_id: 'b-1', payment_id: 'p' } }),
    ).toBeNull()
    expect(eventIs('payment_failed', { status: 'processing', last_payment_error: null })).toBeNull()
  })

  test('is kept by a checkout that names its customer, and no page for another card moves money', () => {
    const kept = { ...session, customer: 'cus_1' }
    expect(paymentEventOf(eventOf('checkout.session.completed', kept))).toMatchObject({ customerId: 'cus_1' })
    const page = { ...kept, mode: 'setup', amount_total: null, currency: null }
    expect(paymentEventOf(eventOf('checkout.session.completed', page))).toBeNull()
  })
})

test('a charge tells what of it was refunded in all; other types mean nothing', () => {
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
    reversalId: null,
  })
  const part = { ...charge, refunded: false, amount_refunded: 5000 }
  expect(paymentEventOf(eventOf('charge.refunded', part))).toMatchObject({
    type: 'partly_refunded',
    amountTotalCents: 5000,
    bookingId: null,
  })
  expect(paymentEventOf(eventOf('customer.created', {}))).toBeNull()
})

const refund = {
  id: 're_1',
  object: 'refund',
  status: 'succeeded',
  payment_intent: 'pi_1',
  amount: 5000,
  currency: 'cad',
  metadata: { booking_id: 'b-1' },
}
test('names what was opened or asked for here: the payment of a session, the key of a refund', () => {
  const asked = { ...refund, status: 'succeeded', metadata: { booking_id: 'b-1', refund_id: 'r-1' } }
  expect(paymentEventOf(eventOf('refund.created', asked))).toMatchObject({ refundKey: 'r-1' })
  const opened = { ...session, metadata: { booking_id: 'b-1', payment_id: 'p-1' } }
  expect(paymentEventOf(eventOf('checkout.session.completed', opened))).toMatchObject({ paymentId: 'p-1' })
})

test.each([
  ['refund.created', 'pending', 'refund_given'],
  ['refund.created', 'requires_action', 'refund_given'],
  ['refund.updated', 'succeeded', 'refund_given'],
  ['refund.updated', null, 'refund_given'],
  ['refund.updated', 'canceled', 'refund_failed'],
  ['refund.failed', 'failed', 'refund_failed'],
])('%s with the status %s is %s', (stripeType, status, type) => {
  expect(paymentEventOf(eventOf(stripeType, { ...refund, status }))).toEqual({
    id: 'evt_1',
    type,
    sessionId: null,
    paymentIntent: 'pi_1',
    // Money that is on its way has not arrived.
    paid: status === 'succeeded',
    amountTotalCents: 5000,
    currency: 'cad',
    bookingId: 'b-1',
    reversalId: 're_1',
  })
})

test.each([
  ['charge.dispute.created', 'needs_response', 'dispute_opened'],
  ['charge.dispute.created', 'warning_needs_response', 'dispute_opened'],
  ['charge.dispute.closed', 'prevented', 'dispute_opened'],
  ['charge.dispute.closed', 'warning_closed', 'dispute_won'],
  ['charge.dispute.closed', 'won', 'dispute_won'],
  ['charge.dispute.closed', 'lost', 'dispute_lost'],
])('%s with the status %s is %s', (stripeType, status, type) => {
  const dispute = {
    id: 'dp_1',
    status,
    payment_intent: 'pi_1',
    amount: 33_600,
    currency: 'cad',
    metadata: {},
  }
  expect(paymentEventOf(eventOf(stripeType, dispute))).toEqual({
    id: 'evt_1',
    type,
    sessionId: null,
    paymentIntent: 'pi_1',
    paid: false,
    amountTotalCents: 33_600,
    currency: 'cad',
    bookingId: null,
    reversalId: 'dp_1',
  })
})

test('a known event whose object does not decode is refused', () => {
  expect(() => paymentEventOf(eventOf('checkout.session.completed', { id: 'cs_1' }))).toThrow()
  expect(() =>
    paymentEventOf(eventOf('checkout.session.completed', { ...session, amount_total: 1.5 })),
  ).toThrow()
  expect(() =>
    paymentEventOf(eventOf('checkout.session.completed', { ...session, payment_intent: {} })),
  ).toThrow()
  expect(() => paymentEventOf(eventOf('refund.created', { ...refund, amount: null }))).toThrow()
  expect(() => paymentEventOf(eventOf('charge.dispute.closed', { id: 'dp_1', status: 'won' }))).toThrow()
  expect(() => paymentEventOf(eventOf('charge.refunded', { refunded: true, amount_refunded: 100 }))).toThrow()
})

test.each([
  ['checkout.session.completed', { ...session, amount_total: -5 }],
  ['charge.refunded', { ...refund, refunded: false, amount_refunded: -5 }],
  ['refund.created', { ...refund, amount: -5 }],
  ['charge.dispute.created', { ...refund, status: 'needs_response', amount: -5 }],
])('%s of less than nothing is refused', (type, object) => {
  const right = Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, value === -5 ? 5 : value]),
  )
  expect(() => paymentEventOf(eventOf(type, right))).not.toThrow()
  expect(() => paymentEventOf(eventOf(type, object))).toThrow()
})
