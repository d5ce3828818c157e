import { invalid } from './api-error.ts'
import type { FormObject } from './form-body.ts'
import { newId } from './ids.ts'
import type { Coupon } from './objects.ts'
import { couponShape, refuseUnknown } from './parameters.ts'
import type { Records } from './records.ts'

const isPositive = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,11}$/.test(value)

/** Counts the payments that have used a coupon. */
export function timesRedeemed(records: Pick<Records, 'sessions'>, id: string): number {
  return records.sessions
    .all()
    .filter(({ status, discount }) => status === 'complete' && discount?.coupon === id).length
}

/** The coupon that the parameters ask for; throws the API's error when Stripe would refuse them. `now` in epoch seconds. */
export function couponFromRequest(form: FormObject, records: Records, now: number): Coupon {
  refuseUnknown(form, couponShape)
  const {
    id = newId('', 8),
    amount_off: amount,
    currency,
    name,
    duration = 'once',
    max_redemptions: most,
  } = form
  if (!isPositive(amount))
    throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount_off')
  if (typeof currency !== 'string')
    throw invalid('Missing required param: currency.', 'parameter_missing', 'currency')
  if (duration !== 'once') throw invalid('Only `duration: once` is known here.', undefined, 'duration')
  if (most !== undefined && !isPositive(most))
    throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'max_redemptions')
  const label = typeof name === 'string' ? name : 'Discount'
  if (label.length > 40)
    throw invalid('Invalid string: name is longer than 40 characters.', undefined, 'name')
  if (typeof id !== 'string' || !/^[\w-]{1,200}$/.test(id))
    throw invalid('Invalid coupon id', undefined, 'id')
  if (records.coupons.find(id) !== undefined)
    throw invalid('Coupon already exists.', 'resource_already_exists', 'id')
  return {
    id,
    created: now,
    name: label,
    amountOff: Number(amount),
    currency,
    ...(most === undefined ? {} : { maxRedemptions: Number(most) }),
  }
}
