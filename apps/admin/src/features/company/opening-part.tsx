import type { Company } from '@dustforce/office/company'
import type { Version } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { offerUndo } from '../../app/undo.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useChange } from '../../kit/use-change.ts'
import { useOpeningSteps } from '../../patterns/use-opening-steps.ts'
import { OpeningGuide } from './opening-guide.tsx'
import { OpeningStepList } from './opening-step-list.tsx'

export interface OpeningPartProps {
  /** The newest first; null for the office, which opens nothing. */
  readonly versions: readonly Version<Company>[] | null
}

const holds = 'Customers can book on the site from now on.'

/** Lists what there is to do before the company opens, each step where it is done; any may be left open. */
export function OpeningPart({ versions }: OpeningPartProps) {
  const { company: installed } = useBusiness()
  const { companies } = useBackend()
  const steps = useOpeningSteps()
  const [isAsking, setAsking] = useState(false)
  const [newest] = versions ?? []
  const company = newest?.document ?? installed
  const change = useChange(companies.publish, {
    failed: 'The company was not opened',
    reads: [['published']],
    onDone: (_, id) => {
      setAsking(false)
      const undo = { document: company, basedOn: id, holdsFrom: 0, note: 'Taken back: opened' }
      offerUndo('You are open', holds, () => change.run(undo))
    },
  })
  const open = () => {
    const { opening: _, ...opened } = company
    change.run({ document: opened, basedOn: newest?.id ?? null, holdsFrom: 0, note: 'Opened' })
  }
  const left = steps.filter(({ isDone }) => !isDone).length
  if (company.opening !== 'soon')
    return (
      <Card pad="md">
        <h2 className="text-base font-semibold">You are open</h2>
        <p className="text-sm text-muted">Customers can book on the site.</p>
      </Card>
    )
  return (
    <Card pad="md" className="grid gap-4">
      <div>
        <h2 className="text-base font-semibold">{left === 0 ? 'Ready to open' : 'Get ready to open'}</h2>
        <p className="text-sm text-muted">
          The site says that you open soon, and only you take bookings. Do these in any order, on any day;
          what you leave stays in Needs you.
        </p>
      </div>
      {versions === null ? null : <OpeningGuide steps={steps} />}
      <OpeningStepList steps={steps} />
      {versions === null ? null : (
        <p>
          <Button variant={left === 0 ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
            Open for bookings
          </Button>
        </p>
      )}
      {isAsking ? (
        <ConfirmDialog
          title="Open for bookings?"
          description={
            left === 0 ? holds : `${left} ${left === 1 ? 'step is' : 'steps are'} still open. ${holds}`
          }
          confirmLabel="Open for bookings"
          busyLabel="Opening..."
          busy={change.busy}
          onConfirm={open}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
