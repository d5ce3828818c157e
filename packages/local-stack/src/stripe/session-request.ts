import { invalid } from './api-error.ts'
import { timesRedeemed } from './coupon-request.ts'
import { type FormObject, type FormValue, itemsOf } from './form-body.ts'
import { newId } from './ids.ts'
import { type Session, totalOf } from './objects.ts'
import { refuseUnknown, sessionShape } from './parameters.ts'
import type { Records } from './records.ts'

const minimumAmount = 50
const minute = 60
/** Stripe asks for 30 minutes, and forgives what a slow request takes of them. */
const shortestLife = 29 * minute
const longestLife = 24 * 60 * minute

const objectAt = (value: FormValue | undefined): FormObject =>
  value === undefined || typeof value === 'string' ? {} : value

function textAt(form: FormObject, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

function wholeAt(form: FormObject, name: string): number {
  const text = textAt(form, name)
  if (text === undefined || !/^\d{1,12}$/.test(text)) throw invalid(`Invalid non-negative integer: ${name}`)
  return Number(text)
}

function requiredAt(form: FormObject, name: string): string {
  const text = textAt(form, name)
  if (text === undefined || text === '')
    throw invalid(`Missing required param: ${name}.`, 'parameter_missing')
  return text
}

/** The metadata of a request; none is an empty one. */
export function metadataAt(form: FormObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(objectAt(form.metadata)).map(([key, value]) => [key, String(value)]),
  )
}

const linesOf = (form: FormObject) =>
  itemsOf(form.line_items).map((item) => {
    const price = objectAt(objectAt(item).price_data)
    return {
      name: requiredAt(objectAt(price.product_data), 'name'),
      unitAmount: wholeAt(price, 'unit_amount'),
      quantity: wholeAt(objectAt(item), 'quantity'),
      currency: requiredAt(price, 'currency'),
    }
  })

function discountOf(form: FormObject, records: Records, currency: string): Session['discount'] {
  const [first] = itemsOf(form.discounts)
  if (first === undefined) return null
  const id = requiredAt(objectAt(first), 'coupon')
  const coupon = records.coupons.find(id)
  if (coupon === undefined)
    throw invalid(`No such coupon: '${id}'`, 'resource_missing', 'discounts[0][coupon]')
  if (coupon.currency !== currency) throw invalid(`The coupon ${id} is in ${coupon.currency}.`)
  const { maxRedemptions = Number.POSITIVE_INFINITY } = coupon
  if (timesRedeemed(records, id) >= maxRedemptions)
    throw invalid(`Coupon ${id} is used up and cannot be applied.`, 'coupon_expired', 'discounts[0][coupon]')
  return { coupon: id, name: coupon.name, amount: coupon.amountOff }
}

function expiryOf(form: FormObject, now: number): number {
  if (form.expires_at === undefined) return now + longestLife
  const expiresAt = wholeAt({ expires_at: form.expires_at }, 'expires_at')
  if (expiresAt < now + shortestLife || expiresAt > now + longestLife + minute) {
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours after the session is created.',
    )
  }
  return expiresAt
}

/** The session that the parameters ask for; throws the API's error when Stripe would refuse them. `now` in epoch seconds. */
export function sessionFromRequest(form: FormObject, records: Records, now: number): Session {
  refuseUnknown(form, sessionShape)
  if (textAt(form, 'mode') !== 'payment') throw invalid('Only `mode: payment` is known here.')
  const priced = linesOf(form)
  const [currency, ...others] = new Set(priced.map((line) => line.currency))
  if (currency === undefined) throw invalid('Missing required param: line_items.', 'parameter_missing')
  if (others.length > 0) throw invalid('All line items must be in one currency.')
  const session: Session = {
    id: newId('cs_test_', 58),
    created: now,
    expiresAt: expiryOf(form, now),
    status: 'open',
    paymentStatus: 'unpaid',
    paymentIntent: null,
    currency,
    lines: priced.map(({ name, unitAmount, quantity }) => ({ name, unitAmount, quantity })),
    discount: discountOf(form, records, currency),
    clientReferenceId: textAt(form, 'client_reference_id') ?? null,
    customerEmail: textAt(form, 'customer_email') ?? null,
    successUrl: requiredAt(form, 'success_url'),
    cancelUrl: requiredAt(form, 'cancel_url'),
    metadata: metadataAt(form),
    intentMetadata: metadataAt(objectAt(form.payment_intent_data)),
  }
  // A coupon may take everything away; what is left of less than half a dollar no card can pay.
  const total = totalOf(session)
  if (total < minimumAmount && !(total === 0 && session.discount !== null)) {
    throw invalid('The total amount due must add up to at least $0.50 cad.', 'amount_too_small')
  }
  return session
}
