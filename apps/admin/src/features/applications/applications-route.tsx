import { applicationStatuses, applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { useExpandedRow } from '../../app/use-expanded-row.ts'
import { ListPage } from '../../kit/list-page.tsx'
import { useSelection } from '../../kit/use-selection.ts'
import { useWorker } from '../../patterns/use-worker.ts'
import { ApplicationList } from './application-list.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { applicationCsvColumns } from './applications-csv.ts'
import { useApplicationChanges } from './use-application-changes.ts'

const StatusBulkBar = lazyPart(async () => ({
  default: (await import('../../kit/status-bulk-bar.tsx')).StatusBulkBar,
}))

/** Hiring is an act of its own, for one. */
const statuses = applicationStatuses
  .filter((value) => value !== 'hired')
  .map((value) => ({ value, label: applicationStatusLabel(value) }))

/** Applications from potential cleaners. */
export function Component() {
  const { policy } = useBusiness()
  const worker = useWorker()
  const { applications, many } = useBackend()
  const list = useQuery({ queryKey: ['applications'], queryFn: applications.all })
  const { openId, toggle } = useExpandedRow()
  const changes = useApplicationChanges()
  const selection = useSelection<JobApplication>()
  return (
    <>
      <ListPage
        title="Applications"
        hint={`Applications from potential ${worker.many} will be reviewed here.`}
        what="applications"
        csv={{ columns: applicationCsvColumns(policy), read: applications.page }}
        list={list}
        loading="words"
        none="No applications yet."
        noneHint="They appear here when someone applies on the careers page."
      >
        {(rows) => (
          <ApplicationList
            applications={rows}
            expandedId={openId}
            chosen={selection.chosen}
            onSelect={selection.toggle}
            onToggle={({ id }) => toggle(id)}
            onStatus={changes.setStatus}
            renderDetail={(application) => (
              <ApplicationPanel application={application} onNotes={changes.setNotes} />
            )}
          />
        )}
      </ListPage>
      {selection.chosen.size === 0 ? null : (
        <StatusBulkBar
          what="applications"
          selection={selection}
          shown={list.data ?? []}
          onAll={() => selection.add(list.data ?? [])}
          statuses={statuses}
          onChange={many.changeApplications}
        />
      )}
    </>
  )
}
