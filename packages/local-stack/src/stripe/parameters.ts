import type { Stripe } from '@dustforce/stripe'
import { invalid } from './api-error.ts'
import type { FormObject, FormValue } from './form-body.ts'

/** The content that a parameter may have: a value, values under any names, a list, or the parameters named. */
export type Shape = 'value' | 'map' | readonly [Shape] | { readonly [name: string]: Shape }

type ShapeOf<Params> = { readonly [Name in keyof Params]?: Shape }

/** The parameters that the stand-in honours; each is one of Stripe's. */
export const sessionShape = {
  mode: 'value',
  allowed_payment_method_types: ['value'],
  adaptive_pricing: { enabled: 'value' },
  line_items: [
    {
      quantity: 'value',
      price_data: { currency: 'value', unit_amount: 'value', product_data: { name: 'value' } },
    },
  ],
  discounts: [{ coupon: 'value' }],
  client_reference_id: 'value',
  customer_email: 'value',
  expires_at: 'value',
  success_url: 'value',
  cancel_url: 'value',
  metadata: 'map',
  payment_intent_data: { metadata: 'map', setup_future_usage: 'value' },
  customer: 'value',
  customer_creation: 'value',
  currency: 'value',
  setup_intent_data: { metadata: 'map' },
} satisfies ShapeOf<Stripe.Checkout.SessionCreateParams>

export const intentShape = {
  amount: 'value',
  currency: 'value',
  customer: 'value',
  payment_method: 'value',
  allowed_payment_method_types: ['value'],
  off_session: 'value',
  confirm: 'value',
  metadata: 'map',
} satisfies ShapeOf<Stripe.PaymentIntentCreateParams>

export const couponShape = {
  id: 'value',
  amount_off: 'value',
  currency: 'value',
  duration: 'value',
  max_redemptions: 'value',
  name: 'value',
} satisfies ShapeOf<Stripe.CouponCreateParams>

export const refundShape = {
  payment_intent: 'value',
  amount: 'value',
  metadata: 'map',
} satisfies ShapeOf<Stripe.RefundCreateParams>

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

function check(value: FormValue, shape: Shape, path: string): void {
  if (typeof value === 'string') {
    if (shape === 'value') return
    throw invalid(`Invalid ${isList(shape) ? 'array' : 'object'}`, undefined, path)
  }
  if (shape === 'map') return
  if (shape === 'value') throw invalid('Invalid string', undefined, path)
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = path === '' ? name : `${path}[${name}]`
    const known = isList(shape) ? shape[0] : Object.hasOwn(shape, name) ? shape[name] : undefined
    if (known === undefined)
      throw invalid(`Received unknown parameter: ${innerPath}`, 'parameter_unknown', innerPath)
    check(inner, known, innerPath)
  }
}

/** Throws Stripe's error for a parameter that the request must not have. */
export function refuseUnknown(form: FormObject, shape: { readonly [name: string]: Shape }): void {
  check(form, shape, '')
}
