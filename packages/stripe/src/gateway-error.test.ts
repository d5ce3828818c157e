import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { gatewayErrorOf } from './gateway-error.ts'

const { errors } = Stripe
type Raw = ConstructorParameters<typeof errors.StripeInvalidRequestError>[0]
const raw = (statusCode: number, code?: string): Raw => ({
  type: 'invalid_request_error',
  message: 'No',
  statusCode,
  ...(code === undefined ? {} : { code }),
})

test.each([
  [
    'a wrong signature',
    new errors.StripeSignatureVerificationError('header', 'body', raw(400)),
    'bad-signature',
  ],
  ['an error that is not Stripe’s', new TypeError('No'), 'unavailable'],
  ['a missing object', new errors.StripeInvalidRequestError(raw(400, 'resource_missing')), 'not-found'],
  ['a missing page', new errors.StripeInvalidRequestError(raw(404)), 'not-found'],
  ['a wrong parameter', new errors.StripeInvalidRequestError(raw(400)), 'refused'],
  ['a key used for something else', new errors.StripeIdempotencyError(raw(400)), 'refused'],
  ['a declined card', new errors.StripeCardError(raw(402)), 'refused'],
  ['too many requests', new errors.StripeRateLimitError(raw(429)), 'unavailable'],
  ['a wrong secret key', new errors.StripeAuthenticationError(raw(401)), 'unavailable'],
  ['a fault of Stripe', new errors.StripeAPIError(raw(500)), 'unavailable'],
  ['a lost connection', new errors.StripeConnectionError(raw(0)), 'unavailable'],
])('%s is %s', (_, error, reason) => {
  expect(gatewayErrorOf(error).reason).toBe(reason)
})

test.each([
  ['idempotency error', new errors.StripeIdempotencyError(raw(409, 'idempotency_key_in_use'))],
  ['invalid request', new errors.StripeInvalidRequestError(raw(409, 'idempotency_key_in_use'))],
  ['invalid request without a code', new errors.StripeInvalidRequestError(raw(409))],
  ['card error', new errors.StripeCardError(raw(409, 'lock_timeout'))],
])('a request whose first sending is still on its way is not refused: %s', (_, error) => {
  expect(gatewayErrorOf(error).reason).toBe('unavailable')
})

test('an error keeps its message', () => {
  expect(gatewayErrorOf(new TypeError('fetch failed')).message).toBe('fetch failed')
  expect(gatewayErrorOf('broken').message).toBe('broken')
  expect(gatewayErrorOf(undefined)).toMatchObject({ reason: 'unavailable', message: 'undefined' })
})
