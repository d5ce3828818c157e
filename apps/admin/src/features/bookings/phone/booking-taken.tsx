import { formatInstant } from '@dustforce/core/schedule'
import { zoneName } from '@dustforce/office/company'
import type { TakenBooking } from '@dustforce/supabase/admin'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'

/** Says what to tell the customer now: where the link is and until when the time is kept, or that the payment is due on the day. */
export function BookingTaken({
  taken: { link },
  email,
}: {
  readonly taken: TakenBooking
  readonly email: string
}) {
  const business = useBusiness()
  const { policy } = business
  if (link === null) {
    return (
      <Notice tone="success" announce="polite" title="The booking is confirmed">
        {email === ''
          ? 'No e-mail address: nothing is sent, so please read date, time and price to the customer.'
          : `The confirmation goes to ${email}.`}{' '}
        The payment is due on the day: mark it as paid in the booking when you have it.
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="success" announce="polite" title={`The link to pay goes to ${email}`}>
        The time is kept until {formatInstant(link.holdExpiresAt, policy.zone)} ({zoneName(business)} time).
        The booking is confirmed when it is paid; until then it is pending.
      </Notice>
      <TextField label="Link to pay" readOnly value={link.url} onFocus={(event) => event.target.select()} />
    </div>
  )
}
