import { formatMoney } from '@dustforce/core/money'
import type { Quote } from '@dustforce/core/quote'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { CircleAlert, WifiOff } from 'lucide-react'
import * as words from './words.en.tsx'

/** The trouble that stands above the submit button when the last try did not lead to the payment page. */
export type BookingTrouble =
  | { readonly kind: 'offline' | 'slow' }
  | {
      readonly kind: 'failed' | 'rate-limited'
      readonly title: string
      readonly description: string
      /** The reference by which support finds the request in the logs. */
      readonly reference?: string | undefined
    }
  | { readonly kind: 'price-changed'; readonly before: Quote; readonly after: Quote }

/** A trouble on the way to the payment page, and what to do about it. Nothing that was typed is lost in any of them. */
export function BookingNotice({ trouble }: { readonly trouble: BookingTrouble }) {
  const { money } = useBusiness()
  const alert = <CircleAlert aria-hidden className="size-4.5" />
  switch (trouble.kind) {
    case 'offline':
      return (
        <Notice
          tone="warning"
          announce="assertive"
          title={words.offline}
          icon={<WifiOff aria-hidden className="size-4.5" />}
        >
          {words.offlineNote}
        </Notice>
      )
    case 'slow':
      return (
        <Notice tone="info" announce="polite" title={words.slow}>
          {words.slowNote}
        </Notice>
      )
    case 'price-changed':
      return (
        <Notice tone="warning" announce="assertive" title={words.priceChanged} icon={alert}>
          {words.priceChangedNote(
            formatMoney(trouble.before.totalCents, money),
            <strong>{formatMoney(trouble.after.totalCents, money)}</strong>,
          )}
        </Notice>
      )
    default:
      return (
        // Its toast says the same.
        <Notice tone="danger" title={trouble.title} icon={alert}>
          {trouble.description}
          {trouble.reference !== undefined && (
            <span className="mt-1 block text-sm">{words.reference(trouble.reference)}</span>
          )}
        </Notice>
      )
  }
}
