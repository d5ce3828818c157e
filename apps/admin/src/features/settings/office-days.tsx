import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import type { OfficeDay } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { useNow } from '../../app/use-now.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { officeDayName } from '../../patterns/office-day-name.ts'
import { OfficeDayList } from './office-day-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const OfficeDayEditor = lazyPart(async () => ({
  default: (await import('../../patterns/office-day-editor.tsx')).OfficeDayEditor,
}))

/** The days on which the company is closed, or has other hours; live between administrators. */
export function OfficeDays() {
  const { officeDays } = useBackend()
  const today = businessDateOf(useNow(), gtaPolicy.zone)
  const query = useQuery({ queryKey: ['office-days', today], queryFn: () => officeDays.from(today) })
  const [dialog, setDialog] = useSessionState<{ readonly day: OfficeDay | null } | null>(
    'dialog of closed days',
    null,
  )
  const lift = useChange(officeDays.lift, {
    done: (day) => ['Ordinary hours again', officeDayName(day)],
    failed: 'Failed to lift the days',
    reads: [['office-days']],
  })
  return (
    <SettingsCard
      title="Closed days and special hours"
      hint="The website’s calendar follows at once."
      aside={<ActButton onClick={() => setDialog({ day: null })}>Add Days</ActButton>}
    >
      <QueryState query={query} what="closed days">
        {(days) => (
          <OfficeDayList
            days={days}
            busy={lift.busy}
            onEdit={(day) => setDialog({ day })}
            onLift={lift.run}
          />
        )}
      </QueryState>
      {dialog === null ? null : (
        <OfficeDayEditor day={dialog.day} today={today} onClose={() => setDialog(null)} />
      )}
    </SettingsCard>
  )
}
