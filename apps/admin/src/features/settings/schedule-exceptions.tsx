import { businessDateOf } from '@dustforce/core/schedule'
import type { ScheduleException } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { useNow } from '../../app/use-now.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { scheduleExceptionName } from '../../patterns/schedule-exception-name.ts'
import { ScheduleExceptionList } from './schedule-exception-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const ScheduleExceptionEditor = lazyPart(async () => ({
  default: (await import('../../patterns/schedule-exception-editor.tsx')).ScheduleExceptionEditor,
}))

/** The days on which the company is closed, or has other hours; live between administrators. */
export function ScheduleExceptions() {
  const { policy } = useBusiness()
  const { scheduleExceptions } = useBackend()
  const today = businessDateOf(useNow(), policy.zone)
  const query = useQuery({
    queryKey: ['schedule-exceptions', today],
    queryFn: () => scheduleExceptions.from(today),
  })
  const [dialog, setDialog] = useSessionState<{ readonly day: ScheduleException | null } | null>(
    'dialog of closed days',
    null,
  )
  const lift = useChange(scheduleExceptions.lift, {
    done: (day) => ['Ordinary hours again', scheduleExceptionName(day)],
    failed: 'Failed to lift the days',
    reads: [['schedule-exceptions']],
  })
  return (
    <SettingsCard
      title="Closed days and special hours"
      hint="The website’s calendar changes at once."
      aside={<ActButton onClick={() => setDialog({ day: null })}>Add Days</ActButton>}
    >
      <QueryState query={query} what="closed days">
        {(days) => (
          <ScheduleExceptionList
            days={days}
            busy={lift.busy}
            onEdit={(day) => setDialog({ day })}
            onLift={lift.run}
          />
        )}
      </QueryState>
      {dialog === null ? null : (
        <ScheduleExceptionEditor day={dialog.day} today={today} onClose={() => setDialog(null)} />
      )}
    </SettingsCard>
  )
}
