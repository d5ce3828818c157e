import { type Cents, cents } from '@dustforce/core/money'

/** Splits an amount into what goes back of each payment: of the newest first, of each at most what is left of it. */
export function partsBack<P>(
  payments: readonly P[],
  amountCents: Cents,
  leftOfPayment: (payment: P) => number,
): { readonly payment: P; readonly part: Cents }[] {
  let open: number = amountCents
  return payments.toReversed().flatMap((payment) => {
    const part = Math.min(open, leftOfPayment(payment))
    open -= part
    return part > 0 ? [{ payment, part: cents(part) }] : []
  })
}
