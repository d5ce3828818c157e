import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount, nameIn } from '@dustforce/office/company'
import { capital, visitOf } from '@dustforce/office/company/own-words'
import { sentence } from '@dustforce/office/language'
import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { currencyIn } from '../../texts/currency-in.ts'
import * as words from './booking-words.en.ts'

// Most bookings are paid once and stay as they are.
const ReceiptMoney = lazyPart(() => import('./receipt-money.tsx'))

function Row({
  label,
  amount,
  strong = false,
}: {
  readonly label: string
  readonly amount: string
  readonly strong?: boolean
}) {
  return (
    <tr className={strong ? 'border-t border-line font-semibold' : ''}>
      <th scope="row" className={`py-1.5 pr-4 text-left ${strong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="py-1.5 text-right tabular-nums">{amount}</td>
    </tr>
  )
}

/** Shows what a booking costs, line by line, what was paid and what went back: also the receipt that is printed. */
export function Receipt({ page, onPrint }: { readonly page: OwnBookingPage; readonly onPrint: () => void }) {
  const business = useBusiness()
  const { money } = business
  const { receipt, company, customer, reference, service, visit } = page
  const isReceipt = receipt.isPaid
  const { payments, totalCents, returnedCents, onItsWayCents, lostCents } = receipt
  // Paid once, as it was asked for, nothing has gone back, and what is kept goes without saying.
  const isPlain =
    !(isReceipt && page.stage === 'canceled') &&
    returnedCents + onItsWayCents + lostCents === 0 &&
    payments.every(({ amountCents }) => amountCents === totalCents)
  return (
    <section
      aria-labelledby="receipt"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="receipt" className="text-title">
          {isReceipt ? words.receipt : words.price}
        </h2>
        {isReceipt ? (
          <Button variant="secondary" className="print:hidden" onClick={onPrint}>
            {words.printReceipt}
          </Button>
        ) : null}
      </div>
      {isReceipt ? (
        <dl className="grid gap-x-6 gap-y-1 pt-4 text-sm sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{words.from}</dt>
          <dd>
            {company.name}, {company.phone}, {company.email}
          </dd>
          {company.taxNumber === '' ? null : (
            <>
              <dt className="text-muted">{words.registration(nameIn(business, company.taxName))}</dt>
              <dd>{company.taxNumber}</dd>
            </>
          )}
          <dt className="text-muted">{words.forCustomer}</dt>
          <dd>{customer.name}</dd>
          <dt className="text-muted">{capital(visitOf(business))}</dt>
          <dd>
            {nameIn(business, service)}
            {visit === null ? '' : `, ${visit.when}`}
          </dd>
          {reference === '' ? null : (
            <>
              <dt className="text-muted">{words.reference}</dt>
              <dd className="tabular-nums">{reference}</dd>
            </>
          )}
          {receipt.bookedOn === null ? null : (
            <>
              <dt className="text-muted">{reference === '' ? words.booked : words.paidByCard}</dt>
              <dd>{receipt.bookedOn}</dd>
            </>
          )}
        </dl>
      ) : null}
      <table className="mt-4 w-full">
        <caption className="sr-only">{words.whatItCosts}</caption>
        <tbody>
          {receipt.lines.map(({ label, amountCents }) => (
            <Row key={label} label={label} amount={exactAmount(amountCents, money)} />
          ))}
          <Row
            label={isReceipt && isPlain ? words.totalPaid : words.total}
            amount={exactAmount(receipt.totalCents, money)}
            strong
          />
        </tbody>
      </table>
      {isPlain ? null : <ReceiptMoney page={page} />}
      <p className="pt-3 text-sm text-muted">
        {words.paymentIs(sentence(receipt.payment), currencyIn(money))}
      </p>
    </section>
  )
}
