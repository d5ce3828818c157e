import { formatDate } from '@dustforce/core/schedule'
import { attentionText, paymentReference, unmatchedPaymentText } from '@dustforce/office/booking'
import { exactDollars } from '@dustforce/office/company'
import type { PaymentToLookAt } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'

export interface PaymentsToLookAtProps {
  readonly payments: readonly PaymentToLookAt[]
  /** The key of the payment that is being taken off the list. */
  readonly busyKey: string | null
  readonly onLookedAt: (payment: PaymentToLookAt) => void
}

const columns = ['Payment', 'Customer', 'Amount', 'What happened', 'Actions'] as const

/** Payments that did not go as they should, until an administrator has looked at them; nothing without any. */
export function PaymentsToLookAt({ payments, busyKey, onLookedAt }: PaymentsToLookAtProps) {
  if (payments.length === 0) return null
  return (
    <section className="pb-5">
      <h2 className="pb-2 text-base font-semibold">Payments to look at</h2>
      <Table cards label="Payments to look at" minWidth="760px">
        <TableHead>
          <tr>
            {columns.map((column) => (
              <TableHeader key={column} className={column === 'Amount' ? 'text-right' : ''}>
                {column}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {payments.map((payment) => (
            <TableRow key={`${payment.kind} ${payment.key}`}>
              <TableCell label="Payment" className="whitespace-nowrap">
                {referenceOf(payment)}
              </TableCell>
              <TableCell label="Customer">
                <p>{payment.customerName ?? 'Deleted booking'}</p>
                {payment.bookingDate === null ? null : (
                  <p className="text-xs text-muted">{formatDate(payment.bookingDate)}</p>
                )}
              </TableCell>
              <TableCell numeric label="Amount">
                <p>{exactDollars(payment.amountCents)}</p>
                {payment.refundedCents === 0 ? null : (
                  <p className="text-xs text-muted">{exactDollars(payment.refundedCents)} given back</p>
                )}
                {payment.lostCents === 0 ? null : (
                  <p className="text-xs text-muted">{exactDollars(payment.lostCents)} lost in a dispute</p>
                )}
              </TableCell>
              <TableCell wide label="What happened">
                {reasonsOf(payment).map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
                {payment.refusal === null ? null : (
                  <p className="text-xs text-muted">Stripe: {payment.refusal}</p>
                )}
              </TableCell>
              <TableCell wide className="!py-1.5">
                <Button
                  size="sm"
                  variant="secondary"
                  className="whitespace-nowrap"
                  aria-label={`Mark as looked at: ${referenceOf(payment)}`}
                  disabled={busyKey === payment.key}
                  onClick={() => onLookedAt(payment)}
                >
                  Mark as looked at
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

function referenceOf({ sessionId, key }: PaymentToLookAt): string {
  return paymentReference(sessionId ?? key)
}

function reasonsOf({ attention, refundDue }: PaymentToLookAt): readonly string[] {
  return attention.length === 0 ? [unmatchedPaymentText(refundDue)] : attention.map(attentionText)
}
