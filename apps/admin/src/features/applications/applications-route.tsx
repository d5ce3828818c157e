import { applicationStatuses, applicationStatusLabel } from '@dustforce/office/application'
import type { JobApplication } from '@dustforce/supabase/admin'
import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { useOpened } from '../../app/use-opened.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { useSelection } from '../../patterns/use-selection.ts'
import { ApplicationList } from './application-list.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { applicationCsvColumns } from './applications-csv.ts'
import { useApplicationChanges } from './use-application-changes.ts'

const StatusBulkBar = lazyPart(async () => ({
  default: (await import('../../patterns/status-bulk-bar.tsx')).StatusBulkBar,
}))

/** Hiring is an act of its own, for one. */
const statuses = applicationStatuses
  .filter((value) => value !== 'hired')
  .map((value) => ({ value, label: applicationStatusLabel(value) }))

/** Applications from potential cleaners. */
export function Component() {
  const { applications, many } = useBackend()
  const query = useQuery({ queryKey: ['applications'], queryFn: applications.all })
  const { openId, toggle } = useOpened()
  const changes = useApplicationChanges()
  const selection = useSelection<JobApplication>()
  const panel = (application: JobApplication) => (
    <ApplicationPanel application={application} onNotes={changes.setNotes} />
  )
  return (
    <>
      <PageTitle
        title="Applications"
        hint="Applications from potential cleaners will be reviewed here."
        aside={<ExportList what="applications" columns={applicationCsvColumns} read={applications.page} />}
      />
      {query.isPending ? (
        <p role="status" className="py-10 text-center text-muted">
          Loading applications...
        </p>
      ) : query.isError && query.data === undefined ? (
        <ErrorState
          title={`Failed to load applications: ${messageOf(query.error)}`}
          onRetry={() => query.refetch()}
        />
      ) : query.data.length === 0 ? (
        <EmptyState
          title="No applications yet."
          hint="They appear here when somebody applies on the careers page."
        />
      ) : (
        <ApplicationList
          applications={query.data}
          expandedId={openId}
          chosen={selection.chosen}
          onSelect={selection.toggle}
          onToggle={({ id }) => toggle(id)}
          onStatus={changes.setStatus}
          renderDetail={panel}
        />
      )}
      {selection.chosen.size === 0 ? null : (
        <StatusBulkBar
          what="applications"
          selection={selection}
          shown={query.data ?? []}
          onAll={() => selection.add(query.data ?? [])}
          statuses={statuses}
          onChange={many.changeApplications}
        />
      )}
    </>
  )
}
