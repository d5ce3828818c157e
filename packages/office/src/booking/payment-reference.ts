/**
 * The reference that a customer and an admin both see for a payment: the end of the checkout session's id.
 *
 * @example
 * paymentReference('cs_test_a1b2c3d4e5f6') // => 'DF-C3D4E5F6'
 */
export function paymentReference(sessionId: string): string {
  return `DF-${sessionId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()}`
}
