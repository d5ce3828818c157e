import type { PaymentToLookAt } from '../features/finance/payments-to-look-at.tsx'

export interface PaymentsBackend {
  /** Payments that an administrator must look at, newest first, at most a hundred. */
  readonly toLookAt: () => Promise<readonly PaymentToLookAt[]>
  /** Takes one off the list; fails with reason 'conflict' when it is not what was seen any more. */
  readonly lookedAt: (payment: PaymentToLookAt) => Promise<void>
}
