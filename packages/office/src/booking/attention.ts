/** In the order of their urgency. */
const texts = {
  'refund-failed': 'A refund has failed, so the customer did not get it. Please give it back another way.',
  'refund-refused':
    'The refund was refused by Stripe, and nothing was given back. Please check the payment in Stripe.',
  disputed: 'The customer’s bank disputes the payment. Please answer in Stripe before the deadline.',
  'reference-mismatch':
    'A payment of another checkout names this booking, which may be paid twice. Please check it in Stripe.',
  'paid-but-day-full': 'Paid after the day had filled up or closed. The payment is given back.',
  'paid-but-canceled': 'Paid after the booking was canceled. The payment is given back.',
  'change-not-made':
    'A change of this booking was paid when it could no longer be made. Its payment is given back.',
  'amount-mismatch':
    'The amount paid is not the price of the booking. Nothing was confirmed: please check the payment in Stripe.',
  'price-owed':
    'The cancellation was taken back after money had gone back: the customer owes that part of the price again.',
  'dispute-lost': 'A dispute was lost. The bank has taken the payment back.',
  'dispute-won': 'A dispute was won. The payment is kept.',
  refunded: 'The payment was given back.',
  'partly-refunded': 'A part of the payment was given back.',
  'on-closed-day': 'The company is closed at the time of this booking. Please agree on another one.',
  'over-daily-limit': 'The day has more bookings than the daily limit.',
  'over-crews': 'More jobs are booked for this time than crews can do.',
  'promo-limit-passed': 'The promo code was used more often than it allows.',
} as const

/** Why an admin must look at a booking. */
export type Attention = keyof typeof texts

/** Every reason why an admin must look at a booking, the most urgent first. */
export const attentions: readonly Attention[] = Object.keys(texts).filter(isAttention)

/**
 * The stored reason in words; an unknown one only asks to look.
 *
 * @example
 * attentionText('refunded') // => 'The payment was given back.'
 */
export function attentionText(code: string): string {
  return isAttention(code) ? texts[code] : 'Please look at this booking.'
}

/**
 * Reasons with some more of them: each once, the most urgent first.
 *
 * @example
 * withReasons(['partly-refunded'], 'refund-failed') // => ['refund-failed', 'partly-refunded']
 */
export function withReasons(
  reasons: readonly Attention[],
  ...more: readonly Attention[]
): readonly Attention[] {
  return attentions.filter((attention) => reasons.includes(attention) || more.includes(attention))
}

/**
 * Returns what an admin reads about a payment whose booking was deleted.
 *
 * @param refundDue whether the money still has to go back
 * @example
 * unmatchedPaymentText(false) // => 'Paid after the booking was deleted. The payment was given back.'
 */
export function unmatchedPaymentText(refundDue: boolean): string {
  return `Paid after the booking was deleted. The payment ${refundDue ? 'is being' : 'was'} given back.`
}

function isAttention(code: string): code is Attention {
  return Object.hasOwn(texts, code)
}
