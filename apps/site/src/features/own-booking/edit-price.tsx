import { type Cents, cents, zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { exactDollars } from '@dustforce/office/company'
import { refundWayText } from '@dustforce/office/ledger'
import type { OwnEditPreview } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
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
const signed = (amount: Cents) => `${amount > 0 ? '+' : ''}${exactDollars(amount)}`

/** What a change costs, line by line, before it is made. */
export function EditPrice({ preview, busy, isUnclear, onSave, onBack }: EditPriceProps) {
  const { differenceCents: difference = zeroCents, offlineRefundCents = zeroCents } = preview ?? {}
  return (
    <div className="grid gap-4 pt-4">
      <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
        {preview === null ? 'Save your changes?' : 'What this changes about the price'}
      </h3>
      {preview === null ? (
        <p>The price stays as it is.</p>
      ) : (
        <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {preview.lines.map(({ label, changeCents }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right tabular-nums">{signed(changeCents)}</dd>
            </div>
          ))}
          <dt className="border-t border-line pt-1 text-muted">Total before</dt>
          <dd className="border-t border-line pt-1 text-right text-muted tabular-nums">
            {exactDollars(preview.oldTotalCents)}
          </dd>
          <dt className="text-muted">New total</dt>
          <dd className="text-right text-muted tabular-nums">{exactDollars(preview.newTotalCents)}</dd>
          <dt className="font-semibold">{difference < 0 ? 'You get back' : 'To pay now'}</dt>
          <dd className="text-right font-semibold tabular-nums">
            {exactDollars(cents(Math.abs(difference)))}
          </dd>
        </dl>
      )}
      {preview?.promoNote ? <p className="max-w-md text-sm">{preview.promoNote}</p> : null}
      {difference === 0 ? null : (
        <p className="text-sm text-muted">
          {difference > 0
            ? 'You pay the difference by card on the next page. Until it is paid, and if you do not pay it, your booking stays as it is.'
            : refundWayText({ refundCents: cents(-difference), offlineRefundCents }, 'It', gtaPolicy)}
        </p>
      )}
      {isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Saving..." onClick={onSave}>
          {difference > 0
            ? `Pay ${exactDollars(cents(difference))} and change`
            : difference < 0
              ? `Change and get ${exactDollars(cents(-difference))} back`
              : 'Save changes'}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Choose again
        </Button>
      </div>
    </div>
  )
}
