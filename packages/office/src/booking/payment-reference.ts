/* The letters before it are for people, and change with the company's name: searches go by what follows. */

const signsOf = (sessionId: string): string =>
  sessionId
    .replace(/[^a-z0-9]/gi, '')
    .slice(-8)
    .toUpperCase()

/**
 * The reference that a customer and an admin both see for a payment: the company's initials and the end of the checkout session's id.
 *
 * @example
 * paymentReference('cs_test_a1b2c3d4e5f6', { name: 'Dust Force' }) // => 'DF-C3D4E5F6'
 */
export function paymentReference(sessionId: string, { name }: { readonly name: string }): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’.-]*/gu) ?? []
  const letters = words.slice(0, 2).map((word) => word.slice(0, 1).toUpperCase())
  return [letters.join(''), signsOf(sessionId)].filter((part) => part !== '').join('-')
}

/** The reference as searches look through it: without the letters of the company. The database has the same as `private.payment_reference`. */
export function searchedReference(sessionId: string): string {
  return `-${signsOf(sessionId)}`
}

/**
 * Returns what is typed to find a booking, without the letters of a reference.
 *
 * @example
 * withoutCompanyLetters('DF-C3D4E5F6') // => '-C3D4E5F6'
 */
export function withoutCompanyLetters(typed: string): string {
  return typed.replace(/^\s*\D{1,2}-(?=[a-z\d]{2})/i, '-')
}
