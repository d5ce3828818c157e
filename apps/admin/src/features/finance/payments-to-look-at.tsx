import { formatDate } from '@dustforce/core/schedule'
import { attentionText, paymentReference, unmatchedPaymentText } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import type { PaymentToLookAt } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { ActButton } from '../../kit/act-button.tsx'
import { DataTable } from '../../kit/data-table.tsx'

export interface PaymentsToLookAtProps {
  readonly payments: readonly PaymentToLookAt[]
  /** The key of the payment that is being taken off the list. */
  readonly busyKey: string | null
  readonly onLookedAt: (payment: PaymentToLookAt) => void
}

/** Payments that did not go as they should, until an administrator has looked at them; nothing without any. */
export function PaymentsToLookAt({ payments, busyKey, onLookedAt }: PaymentsToLookAtProps) {
  const { company, money } = useBusiness()
  const referenceOf = ({ sessionId, key }: PaymentToLookAt) => paymentReference(sessionId ?? key, company)
  if (payments.length === 0) return null
  return (
    <section className="pb-5">
      <h2 className="pb-2 text-base font-semibold">Payments to look at</h2>
      <DataTable
        cards
        label="Payments to look at"
        minWidth="760px"
        rows={payments}
        keyOf={({ kind, key }) => `${kind} ${key}`}
        columns={[
          { name: 'Payment', look: 'whitespace-nowrap', cell: referenceOf },
          {
            name: 'Customer',
            cell: ({ customerName, bookingDate }) => (
              <>
                <p>{customerName ?? 'Deleted booking'}</p>
                {bookingDate === null ? null : (
                  <p className="text-xs text-muted">{formatDate(bookingDate)}</p>
                )}
              </>
            ),
          },
          {
            name: 'Amount',
            numeric: true,
            cell: ({ amountCents, refundedCents, lostCents }) => (
              <>
                <p>{exactAmount(amountCents, money)}</p>
                {refundedCents === 0 ? null : (
                  <p className="text-xs text-muted">{exactAmount(refundedCents, money)} given back</p>
                )}
                {lostCents === 0 ? null : (
                  <p className="text-xs text-muted">{exactAmount(lostCents, money)} lost in a dispute</p>
                )}
              </>
            ),
          },
          {
            name: 'What happened',
            wide: true,
            cell: (payment) => (
              <>
                {reasonsOf(payment).map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
                {payment.refusal === null ? null : (
                  <p className="text-xs text-muted">Stripe: {payment.refusal}</p>
                )}
              </>
            ),
          },
          {
            name: 'Actions',
            hideName: true,
            wide: true,
            look: '!py-1.5',
            cell: (payment) => (
              <ActButton
                className="whitespace-nowrap"
                aria-label={`Mark as looked at: ${referenceOf(payment)}`}
                disabled={busyKey === payment.key}
                onClick={() => onLookedAt(payment)}
              >
                Mark as looked at
              </ActButton>
            ),
          },
        ]}
      />
    </section>
  )
}

function reasonsOf({ attention, refundDue }: PaymentToLookAt): readonly string[] {
  return attention.length === 0 ? [unmatchedPaymentText(refundDue)] : attention.map(attentionText)
}
