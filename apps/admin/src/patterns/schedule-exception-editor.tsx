import type { BusinessDate } from '@dustforce/core/schedule'
import type { ScheduleException, ScheduleExceptionDraft } from '@dustforce/supabase/admin'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../app/app-context.tsx'
import { useSessionState } from '../app/use-session-state.ts'
import { useChange } from '../kit/use-change.ts'
import { useSaveOver } from '../kit/use-save-over.ts'
import { ScheduleExceptionDialog } from './schedule-exception-dialog.tsx'
import { emptyScheduleExceptionForm } from './schedule-exception-form.ts'
import { scheduleExceptionName } from './schedule-exception-name.ts'

export interface ScheduleExceptionEditorProps {
  /** null makes a new one. */
  readonly day: ScheduleException | null
  /** The day that a new one begins with. */
  readonly from?: BusinessDate
  readonly today: BusinessDate
  readonly onClose: () => void
}

/** Closes days or changes their hours, and names the sold jobs that this hits before it is saved. */
export function ScheduleExceptionEditor({ day, from, today, onClose }: ScheduleExceptionEditorProps) {
  const { scheduleExceptions } = useBackend()
  const [draft, setDraft] = useSessionState<ScheduleExceptionDraft | null>('closed days, as a draft', day)
  const saveOver = useSaveOver()
  const save = useChange(
    (draft: ScheduleExceptionDraft) =>
      saveOver('day', (theirs) => scheduleExceptions.save(draft, day, theirs)),
    {
      done: (draft) => [
        draft.kind === 'closed' ? 'Days closed' : 'Hours changed',
        scheduleExceptionName(draft),
      ],
      failed: 'Failed to save the days',
      reads: [['schedule-exceptions']],
      onDone: onClose,
    },
  )
  const range = rangeOf(draft)
  const sold = useQuery({
    queryKey: ['bookings', 'sold-on', range],
    queryFn: () => (range === null ? [] : scheduleExceptions.soldOn(range.from, range.to)),
    enabled: range !== null,
  })
  return (
    <ScheduleExceptionDialog
      day={day}
      filled={from === undefined ? undefined : { ...emptyScheduleExceptionForm, from }}
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

function rangeOf(draft: ScheduleExceptionDraft | null) {
  if (draft === null) return null
  return draft.kind === 'closed' ? { from: draft.from, to: draft.to } : { from: draft.date, to: draft.date }
}
