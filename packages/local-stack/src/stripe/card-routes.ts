import type { Hono } from 'hono'
import { cardJson, customerJson, intentJson } from './api-cards.ts'
import { chargeCard, detachCard } from './cards.ts'
import type { CheckoutContext } from './checkout-context.ts'
import type { FormObject } from './form-body.ts'
import type { Intent } from './objects.ts'
import { pageOf } from './page-of.ts'
import { refuseUnknown } from './parameters.ts'

type Changes = (request: Request, work: (form: FormObject) => unknown) => Promise<Response>

/** Customers, their kept cards, and payments without the customer. */
export function cardRoutes(api: Hono, context: CheckoutContext, changes: Changes): void {
  const { records } = context
  const json = (intent: Intent) => intentJson(intent, records.card(intent.card))
  api.get('/customers/:id', (c) => c.json(customerJson(records.customer(c.req.param('id')))))
  api.get('/customers/:id/payment_methods', (c) => {
    const { id } = records.customer(c.req.param('id'))
    const kept = records.cards.all().filter(({ customer }) => customer === id)
    return c.json(pageOf(`/v1/customers/${id}/payment_methods`, kept.toReversed(), c.req.query(), cardJson))
  })
  api.post('/payment_methods/:id/detach', (c) =>
    changes(c.req.raw, (form) => {
      refuseUnknown(form, {})
      return cardJson(detachCard(context, c.req.param('id')))
    }),
  )
  api.post('/payment_intents', (c) => changes(c.req.raw, (form) => json(chargeCard(context, form))))
  api.get('/payment_intents', (c) => {
    const { customer } = c.req.query()
    const asked = records.intents.all().filter((one) => customer === undefined || one.customer === customer)
    return c.json(pageOf('/v1/payment_intents', asked.toReversed(), c.req.query(), json))
  })
  api.get('/payment_intents/:id', (c) => c.json(json(records.intent(c.req.param('id')))))
}
