import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import type { OfficeDay } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useKept } from '../../app/use-kept.ts'
import { useNow } from '../../app/use-now.ts'
import { officeDayName } from '../../patterns/office-day-name.ts'
import { LoadState } from './load-state.tsx'
import { OfficeDayList } from './office-day-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const OfficeDayEditor = lazyPart(async () => ({
  default: (await import('../../patterns/office-day-editor.tsx')).OfficeDayEditor,
}))

/** The days on which the company is closed, or has other hours; live between administrators. */
export function OfficeDays() {
  const { officeDays } = useBackend()
  const client = useQueryClient()
  const today = businessDateOf(useNow(), gtaPolicy.zone)
  const query = useQuery({ queryKey: ['office-days', today], queryFn: () => officeDays.from(today) })
  const [dialog, setDialog] = useKept<{ readonly day: OfficeDay | null } | null>(
    'dialog of closed days',
    null,
  )
  const lift = useMutation({
    mutationFn: officeDays.lift,
    onSuccess: (_, day) => say('Ordinary hours again', officeDayName(day)),
    onError: (failure) => warnOf('Failed to lift the days', failure),
    onSettled: () => client.invalidateQueries({ queryKey: ['office-days'] }),
  })
  return (
    <SettingsCard
      title="Closed days and special hours"
      hint="The website’s calendar follows at once."
      aside={
        <Button size="sm" variant="secondary" onClick={() => setDialog({ day: null })}>
          Add Days
        </Button>
      }
    >
      <LoadState query={query} what="closed days">
        {(days) => (
          <OfficeDayList
            days={days}
            busy={lift.isPending}
            onEdit={(day) => setDialog({ day })}
            onLift={(day) => lift.mutate(day)}
          />
        )}
      </LoadState>
      {dialog === null ? null : (
        <OfficeDayEditor day={dialog.day} today={today} onClose={() => setDialog(null)} />
      )}
    </SettingsCard>
  )
}
