import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useState } from 'react'
import { type ChangeActs, refusalText } from './change-acts.ts'
import * as words from './open-change-words.en.ts'
import { useSend } from './use-send.ts'

interface OpenChangeProps {
  readonly change: OwnBookingPage['change']
  /** The way in which the customer came back from the page where a change is paid. */
  readonly cameBack: string | null
  readonly acts: Pick<ChangeActs, 'cancelPendingChange'>
  readonly onChanged: () => void
}

const looks = 15
const pause = 2000

/** Shows what became of a change that is to be paid: it waits, its payment is on its way, or it is made. */
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
        {words.paid}
      </Notice>
    ) : null
  if (isAwaited)
    return (
      <Notice tone="info" announce="polite" className="mt-4" title={words.thanks}>
        {words.waiting}
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
      title={change.isOwed ? words.payAgain(amount) : words.waits(amount)}
    >
      <p>{change.isOwed ? words.wasRefunded(change.until) : words.madeWhenPaid(change.until)}</p>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div className="flex flex-wrap gap-3 pt-3">
        {change.url === null ? null : (
          <a href={change.url} className={buttonLook()}>
            {words.pay(amount)}
          </a>
        )}
        {change.isOwed ? null : (
          <Button variant="secondary" busy={busy} busyLabel={words.takingBack} onClick={() => void drop()}>
            {words.doNotChange}
          </Button>
        )}
      </div>
    </Notice>
  )
}
