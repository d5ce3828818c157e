import { invalid } from './api-error.ts'
import { timesRedeemed } from './coupon-request.ts'
import { type FormObject, itemsOf } from './form-body.ts'
import { newId } from './ids.ts'
import { type Session, totalOf } from './objects.ts'
import { refuseUnknown, sessionShape } from './parameters.ts'
import type { Records } from './records.ts'
import { metadataAt, minimumAmount, objectAt, requiredAt, textAt, wholeAt } from './request-values.ts'

const minute = 60
/** Stripe asks for 30 minutes, and forgives what a slow request takes of them. */
const shortestLife = 29 * minute
const longestLife = 24 * 60 * minute

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

/** Reads whose session it is, and whether the card is kept. */
function customerOf(form: FormObject, records: Records, isSetup: boolean) {
  const customer = textAt(form, 'customer')
  if (customer !== undefined && form.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  if (customer !== undefined && form.customer_creation !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_creation.')
  const usage = textAt(objectAt(form.payment_intent_data), 'setup_future_usage')
  if (usage !== undefined && usage !== 'off_session')
    throw invalid('Only `setup_future_usage: off_session` is known here.')
  const keepsCard = isSetup || usage === 'off_session'
  if (keepsCard && customer === undefined && form.customer_creation !== 'always')
    throw invalid('A card that is kept needs a customer here.', undefined, 'customer_creation')
  return {
    ...(customer !== undefined && { customer: records.customer(customer).id }),
    ...(keepsCard && { keepsCard }),
  }
}

/** The session that the parameters ask for; throws the API's error when Stripe would refuse them. `now` in epoch seconds. */
export function sessionFromRequest(form: FormObject, records: Records, now: number): Session {
  refuseUnknown(form, sessionShape)
  const mode = textAt(form, 'mode')
  if (mode !== 'payment' && mode !== 'setup')
    throw invalid('Only `mode: payment` and `setup` are known here.')
  const isSetup = mode === 'setup'
  const priced = linesOf(form)
  if (isSetup && (priced.length > 0 || form.payment_intent_data !== undefined))
    throw invalid('`line_items` and `payment_intent_data` cannot be given in `setup` mode.')
  const [currency, ...others] = new Set(
    isSetup ? [requiredAt(form, 'currency')] : priced.map((line) => line.currency),
  )
  if (currency === undefined) throw invalid('Missing required param: line_items.', 'parameter_missing')
  if (others.length > 0) throw invalid('All line items must be in one currency.')
  const session: Session = {
    id: newId('cs_test_', 58),
    created: now,
    expiresAt: expiryOf(form, now),
    status: 'open',
    paymentStatus: isSetup ? 'no_payment_required' : 'unpaid',
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
    ...(isSetup && { mode }),
    ...customerOf(form, records, isSetup),
  }
  // A coupon may take everything away; what is left of less than half a dollar no card can pay.
  const total = totalOf(session)
  if (!isSetup && total < minimumAmount && !(total === 0 && session.discount !== null)) {
    throw invalid('The total amount due must add up to at least $0.50 cad.', 'amount_too_small')
  }
  return session
}
