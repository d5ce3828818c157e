import type { PaymentToLookAt } from '@dustforce/ui/admin/payments-to-look-at'

export interface PaymentsBackend {
  /** Payments that an administrator must look at, newest first, at most a hundred. */
  readonly toLookAt: () => Promise<readonly PaymentToLookAt[]>
  /** Takes one off the list; fails with reason 'conflict' when it is not what was seen any more. */
  readonly lookedAt: (payment: PaymentToLookAt) => Promise<void>
}
