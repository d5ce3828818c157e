import type { OwnBookingPage } from '@dustforce/office/booking'
import { exactAmount, nameIn } from '@dustforce/office/company'
import { visitOf } from '@dustforce/office/company/own-words'
import { Button } from '@dustforce/ui/button'
import { buttonLook } from '@dustforce/ui/button-look'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBusy } from '@dustforce/ui/use-busy'
import { useState } from 'react'
import * as words from './booking-words.en.ts'
import type { ChargeCardProps } from './charge-card.tsx'
import { focusOnAppear } from './focus-on-appear.ts'
import { MessageCard } from './message-card.tsx'
import type { MessageFormProps } from './message-form.tsx'
import { OwnChange, type OwnChangeProps } from './own-change.tsx'
import { Receipt } from './receipt.tsx'
import { VisitCard } from './visit-card.tsx'

const SeriesCard = lazyPart(() => import('./series-card.tsx'))
// Few visits wait for their money.
const ChargeCard = lazyPart(() => import('./charge-card.tsx'), <Skeleton className="h-40" />)

export interface LoadedBookingProps {
  readonly page: OwnBookingPage
  readonly feedUrl: string | null
  /** Settles when the booking form is on its way. */
  readonly onBookAgain: () => Promise<void>
  readonly onPrint: () => void
  readonly onSaveFile: (file: string) => void
  readonly onSend: MessageFormProps['onSend']
  /** The acts that change the booking; without them it can only be read. */
  readonly changes?: Omit<OwnChangeProps, 'page' | 'onCanceled'>
  /** The acts for the payment of a visit that repeats; without it that is not shown. */
  readonly charges?: Omit<ChargeCardProps, 'charge'>
}

/** A booking that was found: what is done about it, the visit, the receipt and the ways to the office. */
export function LoadedBooking({
  page: found,
  feedUrl,
  onBookAgain,
  onPrint,
  onSaveFile,
  onSend,
  changes,
  charges,
}: LoadedBookingProps) {
  const [done, setDone] = useState<{ readonly refunded: string; readonly on: OwnBookingPage } | null>(null)
  // The page says so at once: it may be looked up again late, or not at all.
  const page: OwnBookingPage = done?.on === found ? { ...found, stage: 'canceled' } : found
  const { visit, company, customer } = page
  return (
    <>
      <StageNotice page={page} refunded={done?.refunded ?? null} onBookAgain={onBookAgain} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] print:block">
        <div className="grid gap-6">
          {visit === null ? null : (
            <VisitCard page={page} visit={visit} feedUrl={feedUrl} onSaveFile={onSaveFile} />
          )}
          {page.charge == null || charges === undefined ? null : (
            <ChargeCard {...charges} charge={page.charge} />
          )}
          {changes === undefined || page.stage !== 'upcoming' ? null : (
            <OwnChange {...changes} page={page} onCanceled={(refunded) => setDone({ refunded, on: found })} />
          )}
          {page.series === undefined || changes === undefined ? null : (
            <SeriesCard
              series={page.series}
              phone={company.phone}
              ask={changes.acts.askOfSeries}
              onChanged={changes.onChanged}
            />
          )}
          <Receipt page={page} onPrint={onPrint} />
        </div>
        {visit === null ? null : (
          <div className="grid gap-6 print:hidden">
            <MessageCard phone={company.phone} onSend={onSend} />
            <section aria-labelledby="you" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
              <h2 id="you" className="text-title">
                {words.reachYou}
              </h2>
              <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 pt-3">
                <dt className="text-muted">{words.name}</dt>
                <dd>{customer.name}</dd>
                <dt className="text-muted">{words.email}</dt>
                <dd>{customer.email}</dd>
                <dt className="text-muted">{words.phone}</dt>
                <dd>{customer.phone}</dd>
              </dl>
              <p className="pt-3 text-sm text-muted">{words.partlyHidden}</p>
            </section>
          </div>
        )}
      </div>
    </>
  )
}

/** The notice above everything, because it changes what the rest means. */
function StageNotice({
  page: { stage, pay, receipt, visit, company },
  refunded,
  onBookAgain,
}: Pick<LoadedBookingProps, 'page' | 'onBookAgain'> & {
  /** The refund of a cancellation that was made here just now, in words; null without one. */
  readonly refunded: string | null
}) {
  const business = useBusiness()
  const { money } = business
  if (stage === 'unpaid')
    return (
      <Notice tone="warning" title={words.unpaid}>
        <p>{words.weKeep(pay?.until ?? null)}</p>
        {pay === null ? null : (
          <a href={pay.url} className={`${buttonLook()} mt-3`}>
            {words.payNow}
          </a>
        )}
      </Notice>
    )
  if (stage === 'lapsed')
    return (
      <Notice tone="warning" title={words.lapsed}>
        <p>{words.othersCanBook}</p>
        <BookAgain onBookAgain={onBookAgain} />
      </Notice>
    )
  if (stage === 'canceled')
    return (
      // A customer who has canceled was reading further down, and hears all of it with the focus.
      <fieldset
        ref={refunded === null ? undefined : focusOnAppear}
        tabIndex={-1}
        aria-label={words.canceled}
        aria-describedby="canceled"
        className="min-w-0 outline-none"
      >
        <Notice tone="info" title={words.canceled} announce={refunded === null ? 'polite' : undefined}>
          <p id="canceled">
            {refunded ||
              (receipt.refundedCents + receipt.onItsWayCents > 0
                ? words.refundsGoBack
                : receipt.keptCents > 0
                  ? words.keptWithTax(
                      visitOf(business),
                      exactAmount(receipt.keptCents, money),
                      exactAmount(receipt.keptTaxCents, money),
                      nameIn(business, company.taxName),
                    )
                  : words.noVisit(visitOf(business)))}
          </p>
          <BookAgain onBookAgain={onBookAgain} />
        </Notice>
      </fieldset>
    )
  if (stage === 'past' && visit?.isUnderWay !== true)
    return (
      <Notice tone="quiet" title={words.sameAgain}>
        <BookAgain onBookAgain={onBookAgain} />
      </Notice>
    )
  if (stage === 'receipt') return <Notice tone="quiet">{words.aWhileAgo(visitOf(business))}</Notice>
  return null
}

/** Leads to the booking form, filled in with this booking. */
function BookAgain({ onBookAgain }: Pick<LoadedBookingProps, 'onBookAgain'>) {
  const [isBusy, run] = useBusy(() => undefined)
  return (
    <>
      <p>{words.filledIn}</p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={isBusy}
        busyLabel={words.opening}
        onClick={() => void run(onBookAgain)}
      >
        {words.bookAgain}
      </Button>
    </>
  )
}
