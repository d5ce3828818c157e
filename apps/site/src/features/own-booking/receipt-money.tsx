import { type Cents, cents } from '@dustforce/core/money'
import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount, nameIn } from '@dustforce/office/company'
import { useBusiness } from '@dustforce/ui/use-business'
import * as words from './receipt-words.en.ts'

/**
 * Shows what came and went of a booking's money, where that is more than one payment: its payments, what went back, what is kept and the tax in it.
 */
export default function ReceiptMoney({ page }: { readonly page: OwnBookingPage }) {
  const business = useBusiness()
  const { money } = business
  const { receipt, company } = page
  const { payments, returnedCents, onItsWayCents, lostCents, refunds, keptCents, keptTaxCents } = receipt
  const rows: readonly (readonly [label: string, amount: Cents])[] = [
    ...payments.map(({ amountCents, on }) => [words.paid(on), amountCents] as const),
    [words.returned, cents(0 - lostCents)] as const,
    ...refunds.map(({ amountCents, on }) => [words.refunded(on), cents(0 - amountCents)] as const),
    [words.onItsWay, cents(0 - onItsWayCents)] as const,
  ]
  return (
    <section aria-label={words.section} className="pt-5">
      <h3 className="font-semibold">{returnedCents > 0 ? words.withCredit : words.payments}</h3>
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
        <dt className="border-t border-line pt-1 font-semibold">{words.weKeep}</dt>
        <dd className="border-t border-line pt-1 text-right font-semibold tabular-nums">
          {exactAmount(keptCents, money)}
        </dd>
        <dt className="text-muted">{words.taxInIt(nameIn(business, company.taxName))}</dt>
        <dd className="text-right text-muted tabular-nums">{exactAmount(keptTaxCents, money)}</dd>
      </dl>
    </section>
  )
}
