import { Hono } from 'hono'
import { ApiError, errorJson, invalid, missing } from './api-error.ts'
import { couponJson, refundJson } from './api-objects.ts'
import { lineItemsJson, sessionJson } from './api-session.ts'
import { cardRoutes } from './card-routes.ts'
import { currentSession, expireSession } from './checkout.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { couponFromRequest, timesRedeemed } from './coupon-request.ts'
import type { ApiFault, Faults } from './faults.ts'
import { type FormObject, parseFormBody } from './form-body.ts'
import { type ApiAnswer, answerOnce } from './idempotency.ts'
import { pageOf } from './page-of.ts'
import { refundShape, refuseUnknown } from './parameters.ts'
import { writeCoupon, writeSession } from './records.ts'
import { metadataAt } from './request-values.ts'
import { refundPayment } from './reversals.ts'
import { sessionFromRequest } from './session-request.ts'

export interface ApiContext extends CheckoutContext {
  readonly faults: Faults
  readonly secretKey: string
  /** Returns the address that events are sent to. */
  readonly endpoint: () => string
}

function refundFrom(context: CheckoutContext, form: FormObject) {
  refuseUnknown(form, refundShape)
  const { payment_intent: payment, amount } = form
  if (typeof payment !== 'string')
    throw invalid('Missing required param: payment_intent.', 'parameter_missing')
  if (amount !== undefined && !/^\d+$/.test(String(amount))) throw invalid('Invalid integer: amount')
  const whole = amount === undefined ? null : Number(amount)
  const refund = refundPayment(context, { payment, amount: whole, metadata: metadataAt(form) })
  return refundJson(refund, context.records.payment(payment))
}

async function afterwards(fault: ApiFault | undefined): Promise<void> {
  if (fault?.kind === 'hang-after-commit') await new Promise(() => undefined)
  if (fault?.kind === 'error-500-after-commit') throw new ApiError(500, 'api_error', 'A fault was asked for.')
}

async function beforehand(fault: ApiFault | undefined): Promise<void> {
  if (fault?.kind === 'error-500') throw new ApiError(500, 'api_error', 'A fault was asked for.')
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.milliseconds))
}

/** The part of Stripe's HTTP API that the adapter uses, under `/v1`. */
export function makeStripeApi(context: ApiContext): Hono {
  const { records } = context
  const seconds = () => Math.floor(context.now() / 1000)
  const json = (id: string) => sessionJson(currentSession(context, id), context.pages())

  const changes = async (request: Request, work: (form: FormObject) => unknown): Promise<ApiAnswer> => {
    const body = await request.text()
    const fault = context.faults.nextApiFault()
    await beforehand(fault)
    const key = request.headers.get('idempotency-key')
    const path = new URL(request.url).pathname
    const answer = answerOnce(records, { key, path, body, at: seconds() }, () => work(parseFormBody(body)))
    await afterwards(fault)
    return answer
  }
  const sent = ({ status, body, replayed }: ApiAnswer) =>
    Response.json(body, { status, headers: replayed ? { 'idempotent-replayed': 'true' } : {} })

  const api = new Hono().basePath('/v1')
  api.onError((error) => {
    const known = error instanceof ApiError ? error : new ApiError(500, 'api_error', error.message)
    return Response.json(errorJson(known), { status: known.status })
  })
  api.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${context.secretKey}`) return next()
    throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.')
  })
  api.post('/checkout/sessions', async (c) =>
    sent(
      await changes(c.req.raw, (form) => {
        const session = sessionFromRequest(form, records, seconds())
        records.commit([writeSession(session)])
        return sessionJson(session, context.pages())
      }),
    ),
  )
  api.get('/checkout/sessions', (c) => {
    const newest = records.sessions.all().toReversed()
    return c.json(pageOf('/v1/checkout/sessions', newest, c.req.query(), ({ id }) => json(id)))
  })
  api.get('/checkout/sessions/:id', (c) => c.json(json(c.req.param('id'))))
  api.get('/checkout/sessions/:id/line_items', (c) =>
    c.json(lineItemsJson(records.session(c.req.param('id')))),
  )
  api.post('/checkout/sessions/:id/expire', async (c) => {
    const id = c.req.param('id')
    return sent(await changes(c.req.raw, () => sessionJson(expireSession(context, id), context.pages())))
  })
  api.post('/coupons', async (c) =>
    sent(
      await changes(c.req.raw, (form) => {
        const coupon = couponFromRequest(form, records, seconds())
        records.commit([writeCoupon(coupon)])
        return couponJson(coupon, 0)
      }),
    ),
  )
  api.get('/coupons/:id', (c) => {
    const id = c.req.param('id')
    const coupon = records.coupons.find(id)
    if (coupon === undefined) throw missing('coupon', id)
    return c.json(couponJson(coupon, timesRedeemed(records, id)))
  })
  api.post('/refunds', async (c) => sent(await changes(c.req.raw, (form) => refundFrom(context, form))))
  api.get('/refunds', (c) => {
    const payment = c.req.query('payment_intent') ?? ''
    const made = records.refunds.all().filter((refund) => refund.payment === payment)
    return c.json(
      pageOf('/v1/refunds', made.toReversed(), c.req.query(), (refund) =>
        refundJson(refund, records.payment(payment)),
      ),
    )
  })
  api.get('/webhook_endpoints', (c) => {
    const hears = { id: 'we_own', url: context.endpoint(), status: 'enabled', enabled_events: ['*'] }
    return c.json(pageOf('/v1/webhook_endpoints', [hears], c.req.query(), (endpoint) => endpoint))
  })
  cardRoutes(api, context, async (request, work) => sent(await changes(request, work)))
  api.all('*', (c) => {
    throw missing('route', c.req.path)
  })
  return api
}
