import { type Cents, percentOf } from '../money/index.ts'
import { type BusinessPolicy, gtaPolicy } from '../schedule/policy.ts'

/**
 * What a cleaner is paid for a booking: half of the subtotal before tax and discount, in whole dollars. Admin spec, section 9.
 *
 * @param subtotal in cents
 * @example
 * suggestedPay(cents(33000)) // => 16500
 */
export function suggestedPay(
  subtotal: Cents,
  policy: Pick<BusinessPolicy, 'contractorPayPercent'> = gtaPolicy,
): Cents {
  return percentOf(subtotal, policy.contractorPayPercent, 'dollar')
}
