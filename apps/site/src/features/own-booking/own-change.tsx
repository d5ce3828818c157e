import { phoneUri } from '@dustforce/core/validation'
import type { OwnBookingPage } from '@dustforce/office/booking'
import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { Notice } from '@dustforce/ui/notice'
import { TextLink } from '@dustforce/ui/text-link'
import { useRef, useState } from 'react'
import * as words from './booking-words.en.ts'
import type { ChangeActs } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { loading as isLoading } from './link-words.en.ts'

const loading = <p className="pt-4 text-muted">{isLoading}</p>

// Most customers only look: what changes a booking is loaded when it is asked for.
const MovePanel = lazyPart(() => import('./move-panel.tsx'), loading)
const CancelPanel = lazyPart(() => import('./cancel-panel.tsx'), loading)
const EditPanel = lazyPart(() => import('./edit-panel.tsx'), loading)
const OpenChange = lazyPart(() => import('./open-change.tsx'))

export interface OwnChangeProps {
  readonly page: OwnBookingPage
  readonly acts: ChangeActs
  /** The way in which the customer came back from the page where a change is paid; null otherwise. */
  readonly cameBack?: string | null
  /** The booking is another now. */
  readonly onChanged: () => void
  /** It is canceled, which the page says in place of this: what is refunded, and how; empty when nothing is. */
  readonly onCanceled: (refunded: string) => void
}

/** The changes that a customer can make: nothing is done before a second screen has said what follows. */
export function OwnChange({ page, acts, cameBack = null, onChanged, onCanceled }: OwnChangeProps) {
  const [open, setOpen] = useState<'move' | 'edit' | 'cancel' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  // The customer's return is news until something else is begun.
  const [isNews, setNews] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(null)
    heading.current?.focus()
  }
  // The page shows what spoke against a change, or happened while it was thought over, once it is looked up again.
  const leave = () => {
    close()
    onChanged()
  }
  const finish = (text: string) => {
    close()
    setDone(text)
    onChanged()
  }
  const start = (panel: 'move' | 'edit' | 'cancel') => {
    setDone(null)
    setNews(false)
    setOpen(panel)
  }
  const { move, change } = page.acts ?? {}
  return (
    <section
      aria-labelledby="change"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <h2 ref={heading} id="change" tabIndex={-1} className="text-title outline-none">
        {words.changeOfPlans}
      </h2>
      {done === null ? null : (
        <Notice tone="success" announce="polite" className="mt-4">
          {done}
        </Notice>
      )}
      {page.change === null && (cameBack === null || !isNews) ? null : (
        <OpenChange change={page.change} cameBack={cameBack} acts={acts} onChanged={onChanged} />
      )}
      {open === null ? (
        <ul className="grid gap-5 pt-4">
          <li className="grid justify-items-start gap-1.5">
            {move?.problem == null ? (
              <Button variant="secondary" onClick={() => start('move')}>
                {words.anotherTimeButton}
              </Button>
            ) : (
              <p className="font-medium">{words.anotherTime}</p>
            )}
            <p className="text-sm text-muted">
              {move == null ? null : move.problem === null ? (
                words.canMove(move.until, move.times)
              ) : (
                <CallInstead why={move.problem} phone={page.company.phone} />
              )}
            </p>
          </li>
          <li className="grid justify-items-start gap-1.5">
            <Button variant="secondary" onClick={() => start('edit')}>
              {words.changeAddOns}
            </Button>
            <p className="text-sm text-muted">
              {change == null ? null : change.problem === null ? (
                words.canChange(change.until)
              ) : (
                <>
                  {words.addOnsAndPets} <CallInstead why={change.problem} phone={page.company.phone} />{' '}
                  {words.notesUntil}
                </>
              )}
            </p>
          </li>
          <li className="grid justify-items-start gap-1.5">
            <Button variant="danger-quiet" className="-ml-4.5" onClick={() => start('cancel')}>
              {words.cancelBooking}
            </Button>
            <p className="text-sm text-muted">{page.acts?.cancel}</p>
          </li>
        </ul>
      ) : (
        <div ref={focusOnAppear} tabIndex={-1} className="outline-none">
          {open === 'move' ? (
            <MovePanel page={page} acts={acts} onDone={finish} onClose={leave} />
          ) : open === 'edit' ? (
            <EditPanel acts={acts} phone={page.company.phone} onDone={finish} onClose={leave} />
          ) : (
            <CancelPanel
              acts={acts}
              phone={page.company.phone}
              onDone={(refunded) => {
                onCanceled(refunded)
                onChanged()
              }}
              onClose={leave}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Why something cannot be done here, and the telephone that helps. */
function CallInstead({ why, phone }: { readonly why: string; readonly phone: string }) {
  return (
    <>
      {why} <TextLink href={`tel:${phoneUri(phone)}`}>{phone.replaceAll(' ', '\u00a0')}</TextLink>
    </>
  )
}
