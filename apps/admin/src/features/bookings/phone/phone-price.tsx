import { formatMoney } from '@dustforce/core/money'
import type { Quote, QuoteLine } from '@dustforce/core/quote'
import { durationInEnglish, durationText } from '@dustforce/core/words/duration'
import { useBusiness } from '@dustforce/ui/use-business'

type IncludedTax = Extract<QuoteLine, { readonly rule: 'tax' }>

/** A tax that is in the price adds nothing to it. */
function isIncluded(line: QuoteLine): line is IncludedTax {
  return line.rule === 'tax' && line.inputs.mode === 'included'
}

/** Shows what a booking by phone costs, line by line, and how long it takes. */
export function PhonePrice({ quoted }: { readonly quoted: Quote }) {
  const { money } = useBusiness()
  return (
    <dl className="grid gap-1.5 rounded-md bg-wash p-4 text-sm">
      {quoted.lines.map((line) => (
        <div key={`${line.rule} ${line.label}`} className="flex justify-between gap-4">
          <dt>{isIncluded(line) ? `including ${line.label}` : line.label}</dt>
          <dd className="tabular-nums">
            {isIncluded(line)
              ? formatMoney(line.inputs.taxCents, { ...money, decimals: 2 })
              : formatMoney(line.amountCents, money)}
          </dd>
        </div>
      ))}
      <div
        aria-live="polite"
        aria-atomic
        className="flex justify-between gap-4 border-line border-t pt-1.5 font-semibold"
      >
        <dt>Total</dt>
        <dd className="tabular-nums">{formatMoney(quoted.totalCents, money)}</dd>
      </div>
      {quoted.minutes === null ? null : (
        <div className="text-muted">
          <dt className="sr-only">Takes</dt>
          <dd>The visit takes {durationText(quoted.minutes, durationInEnglish)}.</dd>
        </div>
      )}
    </dl>
  )
}
