import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useState } from 'react'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { useSend } from './use-send.ts'

interface OpenChangeProps {
  readonly change: OwnBookingPage['change']
  /** How the customer came back from the page where a change is paid. */
  readonly cameBack: string | null
  readonly acts: Pick<ChangeActs, 'cancelPendingChange'>
  readonly onChanged: () => void
}

const looks = 15
const pause = 2000

/** What became of a change that is to be paid: it waits, its payment is on its way, or it is made. */
export default function OpenChange({ change, cameBack, acts, onChanged }: OpenChangeProps) {
  const { money } = useBusiness()
  const { busy, problem, send } = useSend()
  const [look, setLook] = useState(0)
  const isAwaited = change !== null && cameBack === 'paid' && look < looks

  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => {
      setLook(look + 1)
      onChanged()
    }, pause)
    return () => clearTimeout(timer)
  }, [isAwaited, look, onChanged])

  const isSettled = change === null
  useEffect(() => {
    // Said once: who loads the page again, or opens the tab next week, has come back from nowhere.
    if (isSettled) history.replaceState(history.state, '', location.pathname)
  }, [isSettled])

  if (change === null)
    return cameBack === 'paid' ? (
      <Notice tone="success" announce="polite" className="mt-4">
        Thank you. The change is paid, and this is your booking now. You get an e-mail.
      </Notice>
    ) : null
  if (isAwaited)
    return (
      <Notice tone="info" announce="polite" className="mt-4" title="Thank you">
        We are waiting for your payment to be confirmed. This takes a moment.
      </Notice>
    )

  const drop = async () => {
    const isDropped = await send(async () => {
      const answer = await acts.cancelPendingChange()
      return answer.ok ? null : refusalText(answer)
    })
    if (isDropped) onChanged()
  }
  const amount = exactAmount(change.amountCents, money)
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title={change.isOwed ? `Please pay ${amount} again` : `A change waits for its payment of ${amount}`}
    >
      <p>
        {change.isOwed
          ? `It was refunded to you when the booking was canceled, and the booking is confirmed again. You can pay it here until ${change.until}.`
          : `It is made when the difference is paid, until ${change.until}. Until then nothing has changed.`}
      </p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className="flex flex-wrap gap-3 pt-3">
        {change.url === null ? null : (
          <a href={change.url} className={buttonLook()}>
            Pay {amount}
          </a>
        )}
        {change.isOwed ? null : (
          <Button variant="secondary" busy={busy} busyLabel="Taking back..." onClick={() => void drop()}>
            Do not change
          </Button>
        )}
      </div>
    </Notice>
  )
}
