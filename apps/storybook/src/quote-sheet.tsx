import type { PriceBook } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import { type Quote, type QuoteRequest, quote, quoteProblems } from '@dustforce/core/quote'

export interface QuoteSheetProps {
  readonly book: PriceBook
  readonly request: QuoteRequest
}

/** Shows what a price book makes of a request: each line with its rule, or why there is no price. */
export function QuoteSheet({ book, request }: QuoteSheetProps) {
  const problems = quoteProblems(book, request)
  if (problems.length > 0) {
    return (
      <ul aria-label="Problems" className="list-disc pl-5">
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <code>{field}</code>: {message}
          </li>
        ))}
      </ul>
    )
  }
  return <Lines {...quote(book, request)} />
}

function Lines({ lines, totalCents, minutes, priceBook, currency }: Quote) {
  const money = (cents: Quote['totalCents']) => formatMoney(cents, { currency })
  return (
    <div className="max-w-xl">
      <table className="w-full text-left tabular-nums">
        <caption className="pb-2 text-left text-muted">
          By the price book {priceBook}
          {minutes === null ? '' : `, ${minutes} minutes`}
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col">Line</th>
            <th scope="col">Rule</th>
            <th scope="col" className="text-right">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, rule, amountCents }) => (
            <tr key={`${rule} ${label}`}>
              <td>{label}</td>
              <td>{rule}</td>
              <td className="text-right">{money(amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="text-right">{money(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
