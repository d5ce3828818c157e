/** Returns what Stripe says of a refusal by a bank. */
export function lastError(refusal: string) {
  const asksOwner = refusal === 'authentication_required'
  return {
    code: asksOwner ? ('authentication_required' as const) : ('card_declined' as const),
    decline_code: refusal,
    message: asksOwner
      ? 'Your card was declined. This transaction requires authentication.'
      : 'Your card was declined.',
  }
}
