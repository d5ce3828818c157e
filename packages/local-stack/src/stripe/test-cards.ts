/** Stripe's numbers of cards for tests that can be kept, with what their banks say to a payment without the customer. */
export const testCards = {
  '4242424242424242': { brand: 'visa', label: 'Visa, is charged', refusal: null },
  '5555555555554444': { brand: 'mastercard', label: 'Mastercard, is charged', refusal: null },
  '4000000000000341': { brand: 'visa', label: 'Visa, is declined later', refusal: 'generic_decline' },
  '4000008260003178': { brand: 'visa', label: 'Visa, has no funds later', refusal: 'insufficient_funds' },
  '4000002760003184': {
    brand: 'visa',
    label: 'Visa, asks its owner each time',
    refusal: 'authentication_required',
  },
} as const

export type TestCard = keyof typeof testCards

/** The card that pays unless another is chosen. */
export const usualCard: TestCard = '4242424242424242'

export function isTestCard(number: unknown): number is TestCard {
  return typeof number === 'string' && Object.hasOwn(testCards, number)
}
