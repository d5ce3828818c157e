import type { MoneyFormat } from '@dustforce/core/money'
import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { exactAmount, nameIn } from '@dustforce/office/company'
import { refundWayText } from '@dustforce/office/ledger'
import type { OwnEditPreview } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { useBusiness } from '@dustforce/ui/use-business'
import * as words from './edit-words.en.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'

interface EditPriceProps {
  readonly preview: OwnEditPreview['preview']
  readonly busy: boolean
  /** It was sent, and not answered. */
  readonly isUnclear: boolean
  readonly onSave: () => void
  readonly onBack: () => void
}
const signed = (amount: Cents, money: MoneyFormat) => `${amount > 0 ? '+' : ''}${exactAmount(amount, money)}`

/** Shows what a change costs, line by line, before it is made. */
export function EditPrice({ preview, busy, isUnclear, onSave, onBack }: EditPriceProps) {
  const business = useBusiness()
  const { money, policy } = business
  const { differenceCents: difference = zeroCents, offlineRefundCents = zeroCents } = preview ?? {}
  return (
    <div className="grid gap-4 pt-4">
      <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
        {preview === null ? words.saveChanges : words.whatThisChanges}
      </h3>
      {preview === null ? (
        <p>{words.samePrice}</p>
      ) : (
        <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {preview.lines.map(({ label, changeCents }) => (
            <div key={label} className="contents">
              <dt>{nameIn(business, label)}</dt>
              <dd className="text-right tabular-nums">{signed(changeCents, money)}</dd>
            </div>
          ))}
          <dt className="border-t border-line pt-1 text-muted">{words.totalBefore}</dt>
          <dd className="border-t border-line pt-1 text-right text-muted tabular-nums">
            {exactAmount(preview.oldTotalCents, money)}
          </dd>
          <dt className="text-muted">{words.newTotal}</dt>
          <dd className="text-right text-muted tabular-nums">{exactAmount(preview.newTotalCents, money)}</dd>
          <dt className="font-semibold">{difference < 0 ? words.youGetBack : words.toPayNow}</dt>
          <dd className="text-right font-semibold tabular-nums">
            {exactAmount(cents(Math.abs(difference)), money)}
          </dd>
        </dl>
      )}
      {preview?.promoNote ? <p className="max-w-md text-sm">{preview.promoNote}</p> : null}
      {difference === 0 ? null : (
        <p className="text-sm text-muted">
          {difference > 0
            ? words.payDifference
            : refundWayText({ refundCents: cents(-difference), offlineRefundCents }, words.it, policy, money)}
        </p>
      )}
      {isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={words.saving} onClick={onSave}>
          {difference > 0
            ? words.payAndChange(exactAmount(cents(difference), money))
            : difference < 0
              ? words.changeAndGet(exactAmount(cents(-difference), money))
              : words.save}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.chooseAgain}
        </Button>
      </div>
    </div>
  )
}
