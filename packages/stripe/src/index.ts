export type { Stripe } from 'stripe'
export { type StripeConfig, StripeConfigError } from './stripe-config.ts'
export { makeStripeGateway, stripeGateway } from './stripe-gateway.ts'
