import type { SchedulePolicy } from '@dustforce/core/schedule'
import { scheduleOf } from '@dustforce/office/company'
import type { PublishedPolicy } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { offerUndo } from '../../app/undo.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { useChange } from '../../kit/use-change.ts'
import { useIsOwner } from '../../patterns/use-team.ts'
import { OpeningHoursForm } from './opening-hours-form.tsx'
import { BusinessHours } from './settings-cards.tsx'

const queryKey = ['settings', 'policy']
interface Change {
  readonly policy: SchedulePolicy
  readonly last: PublishedPolicy | null
}

/** When the company works: an owner changes it, the office reads it. */
export function OpeningHours() {
  return useIsOwner() === true ? <OwnHours /> : <BusinessHours />
}

function OwnHours() {
  const { policies } = useBackend()
  const installed = scheduleOf(useBusiness().policy)
  const client = useQueryClient()
  const [saved, setSaved] = useState(0)
  const query = useQuery({ queryKey, queryFn: policies.last })
  const publish = useChange(
    ({ policy, last }: Change) => policies.publish({ policy, basedOn: last?.id ?? null }),
    {
      failed: 'The hours were not published',
      reads: [queryKey],
      onDone: ({ policy, last }, id) => {
        client.setQueryData(queryKey, { id, policy })
        setSaved((times) => times + 1)
        offerUndo('Hours and terms published', 'They hold for bookings from now on.', () =>
          publish.run({ policy: last?.policy ?? installed, last: { id, policy } }),
        )
      },
    },
  )
  return (
    <QueryState query={query} what="hours">
      {(last) => (
        <OpeningHoursForm
          key={saved}
          policy={last?.policy ?? installed}
          busy={publish.busy}
          onSave={(policy) => publish.run({ policy, last })}
        />
      )}
    </QueryState>
  )
}
