import { type Cents, cents } from '@dustforce/core/money'
import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'

/** What came and went of a booking's money, where that is more than one payment: its payments, what went back, what is kept and the tax in it. */
export default function ReceiptMoney({ page }: { readonly page: OwnBookingPage }) {
  const { money } = useBusiness()
  const { receipt, company } = page
  const { payments, returnedCents, onItsWayCents, lostCents, refunds, keptCents, keptTaxCents } = receipt
  const rows: readonly (readonly [label: string, amount: Cents])[] = [
    ...payments.map(({ amountCents, on }) => [on === null ? 'Paid' : `Paid, ${on}`, amountCents] as const),
    ['Returned by your bank', cents(0 - lostCents)] as const,
    ...refunds.map(
      ({ amountCents, on }) =>
        [on === null ? 'Refunded' : `Refunded, ${on}`, cents(0 - amountCents)] as const,
    ),
    ['On its way back', cents(0 - onItsWayCents)] as const,
  ]
  return (
    <section aria-label="Payments and refunds" className="pt-5">
      <h3 className="font-semibold">{returnedCents > 0 ? 'Payments and credit note' : 'Payments'}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 pt-2">
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount], nr) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike, and they keep their order
            <div key={nr} className="contents">
              <dt>{label}</dt>
              <dd className="text-right tabular-nums">{exactAmount(amount, money)}</dd>
            </div>
          ))}
        <dt className="border-t border-line pt-1 font-semibold">What we keep</dt>
        <dd className="border-t border-line pt-1 text-right font-semibold tabular-nums">
          {exactAmount(keptCents, money)}
        </dd>
        <dt className="text-muted">{company.taxName} in it</dt>
        <dd className="text-right text-muted tabular-nums">{exactAmount(keptTaxCents, money)}</dd>
      </dl>
    </section>
  )
}
