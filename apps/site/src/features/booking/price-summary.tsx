import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, formatMoney } from '@dustforce/core/money'
import type { Quote, QuoteLine } from '@dustforce/core/quote'
import type { Business, CompanyPriceBook } from '@dustforce/office/company'
import { visitOf } from '@dustforce/office/company/own-words'
import { durationIn, explain as explainIn, labelOf } from '@dustforce/office/language/prices'
import { useBusiness } from '@dustforce/ui/use-business'
import { BookingSection } from './booking-section.tsx'
import * as words from './words.en.tsx'

interface RowProps {
  readonly name: string
  readonly label: string
  readonly amount: string
  readonly why?: string | undefined
  readonly look?: 'plain' | 'part' | 'sum' | 'saving' | 'total'
}

const rowLooks = {
  plain: '',
  part: 'pl-4 text-sm text-muted',
  sum: 'border-t border-line pt-2.5',
  saving: 'text-success-ink',
  total: 'border-t-2 border-ink pt-3 text-xl font-semibold',
}

function Row({ name, label, amount, why, look = 'plain' }: RowProps) {
  return (
    <div
      className={`grid grid-cols-[1fr_auto] gap-x-4 ${rowLooks[look]}`}
      data-line={name}
      // Of a price that changes only the total is said: read aloud, all of it takes half a minute.
      {...(look === 'total' && { 'aria-live': 'polite', 'aria-atomic': true })}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
      {why === undefined ? null : <dd className="col-span-2 text-sm text-muted">{why}</dd>}
    </div>
  )
}

const book = (priceBook: CompanyPriceBook) => priceBook
const explain = (line: QuoteLine, priceBook: CompanyPriceBook) => explainIn(line, book(priceBook))
const label = (line: QuoteLine, priceBook: CompanyPriceBook) => labelOf(line, book(priceBook))

const ofRule = (quote: Quote, ...rules: QuoteLine['rule'][]) =>
  quote.lines.filter((line) => rules.includes(line.rule))
const lineRow = (quote: Quote, line: QuoteLine, business: Business, look: RowProps['look'] = 'plain') => (
  <Row
    key={line.label}
    name={line.rule}
    label={label(line, business.priceBook)}
    amount={amountOf(quote, line.amountCents, business.money)}
    why={explain(line, business.priceBook)}
    look={look}
  />
)

/** An amount of a quote as the summary shows it: every amount with cents as soon as one has any, none otherwise. */
export function amountOf({ lines }: Quote, amount: Cents, money: MoneyFormat): string {
  return formatMoney(amount, {
    ...money,
    decimals: lines.some(({ amountCents }) => amountCents % 100 !== 0) ? 2 : 0,
  })
}

/** The price, line by line, each line saying why it is what it is. */
export function PriceSummary({ quote }: { readonly quote: Quote }) {
  const business = useBusiness()
  const addOns = ofRule(quote, 'add-on')
  const [base, ...extraRooms] = ofRule(quote, 'base-price', 'beyond')
  const tax = ofRule(quote, 'tax')
  return (
    <BookingSection title={words.summary}>
      <dl className="grid gap-2.5 rounded-lg border border-line bg-wash p-5">
        {base === undefined ? null : (
          <Row
            name="base"
            label={label(base, business.priceBook)}
            amount={amountOf(quote, quote.baseCents, business.money)}
            why={extraRooms.length === 0 ? explain(base, business.priceBook) : undefined}
          />
        )}
        {extraRooms.length === 0
          ? null
          : [base, ...extraRooms].map((line) =>
              line === undefined ? null : lineRow(quote, line, business, 'part'),
            )}
        {addOns.length === 0 ? null : (
          <Row
            name="add-ons"
            label={words.addOnsTotal}
            amount={amountOf(quote, quote.addOnsCents, business.money)}
          />
        )}
        {addOns.map((line) => (
          <Row
            key={line.label}
            name="add-on"
            label={label(line, business.priceBook)}
            amount={amountOf(quote, line.amountCents, business.money)}
            look="part"
          />
        ))}
        {ofRule(quote, 'charge').map((line) => lineRow(quote, line, business))}
        <Row
          name="subtotal"
          label={words.subtotal}
          amount={amountOf(quote, quote.subtotalCents, business.money)}
          look="sum"
        />
        {ofRule(quote, 'discount').map((line) => lineRow(quote, line, business, 'saving'))}
        {tax.map((line) =>
          line.rule === 'tax' && line.inputs.mode === 'included' ? (
            <Row
              key={line.label}
              name="tax"
              label={words.including(label(line, business.priceBook))}
              amount={formatMoney(line.inputs.taxCents, { ...business.money, decimals: 2 })}
              look="part"
            />
          ) : (
            lineRow(quote, line, business)
          ),
        )}
        <Row
          name="total"
          label={words.total}
          amount={amountOf(quote, quote.totalCents, business.money)}
          look="total"
        />
      </dl>
      {quote.minutes === null ? null : (
        <p className="text-muted text-sm">{words.takes(visitOf(business), durationIn(quote.minutes))}</p>
      )}
    </BookingSection>
  )
}
