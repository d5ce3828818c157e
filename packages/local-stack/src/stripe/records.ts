import * as Schema from 'effect/Schema'
import type { Journal, Write } from '../storage/journal.ts'
import { missing } from './api-error.ts'
import {
  Answer,
  Card,
  Coupon,
  Customer,
  Delivery,
  Dispute,
  Intent,
  Payment,
  Refund,
  Session,
} from './objects.ts'

function reader<S extends Schema.ConstraintDecoder<unknown>>(journal: Journal, table: string, schema: S) {
  const decode = Schema.decodeUnknownSync(schema)
  return {
    find: (id: string): S['Type'] | undefined => {
      const value = journal.get(table, id)
      return value === undefined ? undefined : decode(value)
    },
    all: (): readonly S['Type'][] => journal.all(table).map((value) => decode(value)),
  }
}

/** The stand-in's objects, read from its journal. */
export function makeRecords(journal: Journal) {
  const sessions = reader(journal, 'sessions', Session)
  const payments = reader(journal, 'payments', Payment)
  const refunds = reader(journal, 'refunds', Refund)
  const disputes = reader(journal, 'disputes', Dispute)
  const customers = reader(journal, 'customers', Customer)
  const cards = reader(journal, 'cards', Card)
  const intents = reader(journal, 'intents', Intent)
  return {
    sessions,
    payments,
    coupons: reader(journal, 'coupons', Coupon),
    refunds,
    disputes,
    cards,
    intents,
    customers,
    answers: reader(journal, 'answers', Answer),
    deliveries: reader(journal, 'deliveries', Delivery),
    /** Throws the API's 'No such checkout.session' when there is none. */
    session: (id: string): Session => {
      const session = sessions.find(id)
      if (session === undefined) throw missing('checkout.session', id)
      return session
    },
    payment: (id: string): Payment => {
      const payment = payments.find(id)
      if (payment === undefined) throw missing('payment_intent', id)
      return payment
    },
    refund: (id: string): Refund => {
      const refund = refunds.find(id)
      if (refund === undefined) throw missing('refund', id)
      return refund
    },
    dispute: (id: string): Dispute => {
      const dispute = disputes.find(id)
      if (dispute === undefined) throw missing('dispute', id)
      return dispute
    },
    customer: (id: string): Customer => {
      const customer = customers.find(id)
      if (customer === undefined) throw missing('customer', id)
      return customer
    },
    card: (id: string): Card => {
      const card = cards.find(id)
      if (card === undefined) throw missing('PaymentMethod', id)
      return card
    },
    intent: (id: string): Intent => {
      const intent = intents.find(id)
      if (intent === undefined) throw missing('payment_intent', id)
      return intent
    },
    commit: journal.commit,
    together: journal.together,
  }
}
export type Records = ReturnType<typeof makeRecords>

function writer<Value extends { readonly id: string }>(table: string) {
  return (value: Value): Write => ({ table, id: value.id, value })
}

export const writeSession = writer<Session>('sessions')
export const writePayment = writer<Payment>('payments')
export const writeRefund = writer<Refund>('refunds')
export const writeDispute = writer<Dispute>('disputes')
export const writeCoupon = writer<Coupon>('coupons')
export const writeCustomer = writer<Customer>('customers')
export const writeCard = writer<Card>('cards')
export const writeIntent = writer<Intent>('intents')
export const writeDelivery = writer<Delivery>('deliveries')
