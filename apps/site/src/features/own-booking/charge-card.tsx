import type { OwnCharge } from '@dustforce/office/booking'
import { exactAmount } from '@dustforce/office/company'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect } from 'react'
import { refusalText } from './change-acts.ts'
import * as words from './charge-words.en.ts'
import { useSend } from './use-send.ts'

/** The acts of a customer on the payment of a visit that repeats. */
export interface ChargeActs {
  /** Opens the page where it is paid, or another card is given; why not, where it cannot be now. */
  readonly open: (act: 'pay-visit' | 'replace-card') => Promise<string | null>
  /** Says that the customer has come back from giving another card. */
  readonly cardSaved: () => Promise<unknown>
}

export interface ChargeCardProps {
  readonly charge: OwnCharge
  readonly acts: ChargeActs
  /** The way in which the customer came back: 'paid' or 'saved'; null otherwise. */
  readonly cameBack: string | null
  readonly onChanged: () => void
}

/** Shows how a visit is paid: which card, when, and what the customer can do about it. */
export default function ChargeCard({ charge, acts, cameBack, onChanged }: ChargeCardProps) {
  const { busy, problem, send } = useSend()
  const { money } = useBusiness()
  const { amountCents, card, decline, until, isUnderWay, expires } = charge
  const amount = exactAmount(amountCents, money)
  const isPaying = isUnderWay || cameBack === 'paid'

  useEffect(() => {
    if (cameBack === null) return
    history.replaceState(history.state, '', location.pathname)
    if (cameBack === 'saved') void acts.cardSaved().then(onChanged, () => undefined)
    else onChanged()
  }, [cameBack, acts, onChanged])

  const open = (act: 'pay-visit' | 'replace-card') =>
    void send(async () => (await acts.open(act).catch(() => refusalText({}))) ?? null)
  return (
    <section
      aria-labelledby="charge"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <h2 id="charge" className="text-title">
        {words.title}
      </h2>
      {decline === null || isPaying ? null : (
        <Notice tone="warning" className="mt-4" title={words.declined[decline]}>
          <p>{words.pleasePay(amount, until)}</p>
        </Notice>
      )}
      {expires && decline === null && !isPaying ? (
        <Notice tone="warning" className="mt-4" title={words.cardExpires}>
          <p>{words.giveAnother}</p>
        </Notice>
      ) : null}
      <p className="pt-3">{isPaying ? words.underWay : planOf(charge, amount)}</p>
      {problem === null ? null : (
        <p role="alert" className="pt-3">
          {problem}
        </p>
      )}
      {isPaying ? null : (
        <div className="flex flex-wrap gap-3 pt-4">
          <Button
            variant={decline === null && card !== null ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel={words.opening}
            onClick={() => open('pay-visit')}
          >
            {words.payNow(amount)}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => open('replace-card')}>
            {words.useAnother}
          </Button>
        </div>
      )}
    </section>
  )
}

function planOf({ card, on, goodUntil }: OwnCharge, amount: string): string {
  if (card === null) return words.noCard(amount)
  const good = goodUntil === null ? '' : words.goodUntil(goodUntil)
  const name = `${card.slice(0, 1).toUpperCase()}${card.slice(1)}${good}`
  return on === null ? words.yourCard(name) : words.weCharge(amount, on, name)
}
