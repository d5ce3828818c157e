/** The next step that a decline asks for: another try later, another card, or the customer's own word. */
export type Decline = 'later' | 'other-card' | 'ask-customer'

/**
 * Codes after which the same card must not be tried again: networks forbid it, or it cannot become another answer. Any other decline, also one that is not
 * known, may be tried again as often as the policy says, which is far less than a network allows.
 */
const otherCard: ReadonlySet<string> = new Set([
  'card_not_supported',
  'currency_not_supported',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_such_card',
  'not_permitted',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'security_violation',
  'service_not_allowed',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
])

const askCustomer: ReadonlySet<string> = new Set(['authentication_required', 'offline_pin_required'])

/** Advice of a network, whatever its code says. */
const finalAdvice: ReadonlySet<string> = new Set(['do_not_try_again', 'confirm_card_data'])

/**
 * Tells what follows from a decline of a card, by the words of the payment provider.
 *
 * @example
 * declineOf('insufficient_funds') // => 'later'
 */
export function declineOf(code: string, advice?: string): Decline {
  if (askCustomer.has(code)) return 'ask-customer'
  return otherCard.has(code) || (advice !== undefined && finalAdvice.has(advice)) ? 'other-card' : 'later'
}
