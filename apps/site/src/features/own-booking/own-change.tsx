import type { OwnBookingPage } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Notice } from '@dustforce/ui/notice'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ChangeActs } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'

// Most customers only look: what changes a booking is loaded when it is asked for.
const MovePanel = lazy(() => import('./move-panel.tsx'))
const CancelPanel = lazy(() => import('./cancel-panel.tsx'))
const EditPanel = lazy(() => import('./edit-panel.tsx'))
const OpenChange = lazy(() => import('./open-change.tsx'))

export interface OwnChangeProps {
  readonly page: OwnBookingPage
  readonly acts: ChangeActs
  /** How the customer came back from the page where a change is paid; null otherwise. */
  readonly cameBack?: string | null
  /** The booking is another now. */
  readonly onChanged: () => void
}

/** What a customer can change: nothing is done before a second screen has said what follows. */
export function OwnChange({ page, acts, cameBack = null, onChanged }: OwnChangeProps) {
  const [open, setOpen] = useState<'move' | 'edit' | 'cancel' | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setOpen(null)
    heading.current?.focus()
  }
  // What spoke against a change, or happened while it was thought over, shows once the page is looked up again.
  const leave = () => {
    close()
    onChanged()
  }
  const finish = (text: string) => {
    close()
    setDone(text)
    onChanged()
  }
  return (
    <section
      aria-labelledby="change"
      className="rounded-lg border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <h2 ref={heading} id="change" tabIndex={-1} className="text-title outline-none">
        Change of plans?
      </h2>
      {done === null ? null : (
        <Notice tone="success" announce="polite" className="mt-4">
          {done}
        </Notice>
      )}
      {page.change === null && cameBack === null ? null : (
        <Suspense>
          <OpenChange change={page.change} cameBack={cameBack} acts={acts} onChanged={onChanged} />
        </Suspense>
      )}
      {open === null ? (
        <div className="flex flex-wrap gap-3 pt-4">
          <Button
            variant="secondary"
            onClick={() => {
              setDone(null)
              setOpen('move')
            }}
          >
            Choose another time
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setDone(null)
              setOpen('edit')
            }}
          >
            Change add-ons or notes
          </Button>
          <Button
            variant="danger-quiet"
            onClick={() => {
              setDone(null)
              setOpen('cancel')
            }}
          >
            Cancel the booking
          </Button>
        </div>
      ) : (
        <Suspense fallback={<p className="pt-4 text-muted">Loading...</p>}>
          <div ref={focusOnAppear} tabIndex={-1} className="outline-none">
            {open === 'move' ? (
              <MovePanel page={page} acts={acts} onDone={finish} onClose={leave} />
            ) : open === 'edit' ? (
              <EditPanel acts={acts} phone={page.company.phone} onDone={finish} onClose={leave} />
            ) : (
              <CancelPanel acts={acts} phone={page.company.phone} onDone={finish} onClose={leave} />
            )}
          </div>
        </Suspense>
      )}
    </section>
  )
}
