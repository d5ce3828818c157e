import type { BusinessDate } from '@dustforce/core/schedule'
import type { OfficeDay, OfficeDayDraft } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { useSessionState } from '../app/use-session-state.ts'
import { useChange } from '../kit/use-change.ts'
import { useSaveOver } from '../kit/use-save-over.ts'
import { OfficeDayDialog } from './office-day-dialog.tsx'
import { emptyOfficeDayForm } from './office-day-form.ts'
import { officeDayName } from './office-day-name.ts'

export interface OfficeDayEditorProps {
  /** null makes a new one. */
  readonly day: OfficeDay | null
  /** The day that a new one begins with. */
  readonly from?: BusinessDate
  readonly today: BusinessDate
  readonly onClose: () => void
}

/** Closes days or changes their hours, and names the sold jobs that this hits before it is saved. */
export function OfficeDayEditor({ day, from, today, onClose }: OfficeDayEditorProps) {
  const { officeDays } = useBackend()
  const [draft, setDraft] = useSessionState<OfficeDayDraft | null>('closed days, as a draft', day)
  const saveOver = useSaveOver()
  const save = useChange(
    (draft: OfficeDayDraft) => saveOver('day', (theirs) => officeDays.save(draft, day, theirs)),
    {
      done: (draft) => [draft.kind === 'closed' ? 'Days closed' : 'Hours changed', officeDayName(draft)],
      failed: 'Failed to save the days',
      reads: [['office-days']],
      onDone: onClose,
    },
  )
  const range = rangeOf(draft)
  const sold = useQuery({
    queryKey: ['bookings', 'sold-on', range],
    queryFn: () => (range === null ? [] : officeDays.soldOn(range.from, range.to)),
    enabled: range !== null,
  })
  return (
    <OfficeDayDialog
      day={day}
      filled={from === undefined ? undefined : { ...emptyOfficeDayForm, from }}
      today={today}
      busy={save.busy}
      sold={sold.data ?? null}
      looking={sold.isFetching && sold.data === undefined}
      onDraft={setDraft}
      onSave={save.run}
      onClose={onClose}
    />
  )
}

function rangeOf(draft: OfficeDayDraft | null) {
  if (draft === null) return null
  return draft.kind === 'closed' ? { from: draft.from, to: draft.to } : { from: draft.date, to: draft.date }
}
