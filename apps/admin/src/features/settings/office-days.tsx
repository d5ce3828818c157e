import { businessDateOf, gtaPolicy } from '@dustforce/core/schedule'
import type { OfficeDay, OfficeDayDraft } from '@dustforce/supabase/admin'
import { Button } from '@dustforce/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { say, warnOf } from '../../app/toasts.tsx'
import { useNow } from '../../app/use-now.ts'
import { LoadState } from './load-state.tsx'
import { OfficeDayList, officeDayName } from './office-day-list.tsx'
import { SettingsCard } from './settings-cards.tsx'

const OfficeDayDialog = lazy(async () => ({
  default: (await import('./office-day-dialog.tsx')).OfficeDayDialog,
}))

/** The days on which the company is closed, or has other hours; live between administrators. */
export function OfficeDays() {
  const { officeDays } = useBackend()
  const client = useQueryClient()
  const today = businessDateOf(useNow(), gtaPolicy.zone)
  const query = useQuery({ queryKey: ['office-days', today], queryFn: () => officeDays.from(today) })
  const [dialog, setDialog] = useState<{ readonly day: OfficeDay | null } | null>(null)
  const [draft, setDraft] = useState<OfficeDayDraft | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: ['office-days'] })
  const save = useMutation({
    mutationFn: (draft: OfficeDayDraft) => officeDays.save(draft, dialog?.day ?? null),
    onSuccess: (_, draft) => {
      say(draft.kind === 'closed' ? 'Days closed' : 'Hours changed', officeDayName(draft))
      setDialog(null)
    },
    onError: (failure) => warnOf('Failed to save the days', failure),
    onSettled: refresh,
  })
  const lift = useMutation({
    mutationFn: officeDays.lift,
    onSuccess: (_, day) => say('Ordinary hours again', officeDayName(day)),
    onError: (failure) => warnOf('Failed to lift the days', failure),
    onSettled: refresh,
  })
  const range = rangeOf(draft)
  const sold = useQuery({
    queryKey: ['bookings', 'sold-on', range],
    queryFn: () => (range === null ? [] : officeDays.soldOn(range.from, range.to)),
    enabled: range !== null,
  })
  const open = (day: OfficeDay | null) => {
    setDialog({ day })
    setDraft(day)
  }
  return (
    <SettingsCard
      title="Closed days and special hours"
      hint="The website’s calendar follows at once."
      aside={
        <Button size="sm" variant="secondary" onClick={() => open(null)}>
          Add Days
        </Button>
      }
    >
      <LoadState query={query} what="closed days">
        {(days) => (
          <OfficeDayList days={days} busy={lift.isPending} onEdit={open} onLift={(day) => lift.mutate(day)} />
        )}
      </LoadState>
      {dialog === null ? null : (
        <Suspense fallback={null}>
          <OfficeDayDialog
            day={dialog.day}
            today={today}
            busy={save.isPending}
            sold={sold.data ?? null}
            looking={sold.isFetching && sold.data === undefined}
            onDraft={setDraft}
            onSave={(draft) => save.mutate(draft)}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </SettingsCard>
  )
}

function rangeOf(draft: OfficeDayDraft | null) {
  if (draft === null) return null
  return draft.kind === 'closed' ? { from: draft.from, to: draft.to } : { from: draft.date, to: draft.date }
}
