import type { PaidReceipt } from './paid-receipt.ts'
import * as words from './words.en.ts'

/** Shows what was paid and the tax in it, as the receipt says it: the parts of a list of facts. */
export function PaidAmounts({ receipt: { paid, tax, registration } }: { readonly receipt: PaidReceipt }) {
  return (
    <>
      <dt className="pt-3 text-sm text-muted">{words.amountPaid}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{paid}</dd>
      {tax === null ? null : <dd className="text-sm text-muted">{tax}</dd>}
      {registration === null ? null : (
        <>
          <dt className="pt-3 text-sm text-muted">{registration.label}</dt>
          <dd className="tabular-nums">{registration.number}</dd>
        </>
      )}
    </>
  )
}
