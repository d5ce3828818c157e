export { type CardExpiry, firstPastExpiry, goodUntil } from './card-expiry.ts'
export type { ChargeFacts, ChargeTry } from './charge-facts.ts'
export { type ChargePolicy, standardCharges } from './charge-policy.ts'
export type { Decline } from './decline.ts'
