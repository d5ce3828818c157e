import type { Contractor } from '@dustforce/core/contractor'
import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { say, warn } from '../../app/toasts.tsx'
import { ExportList } from '../../patterns/export-list.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { SearchBox } from '../../patterns/search-box.tsx'
import { ContractorDetail } from './contractor-detail.tsx'
import type { ContractorDialog } from './contractor-dialogs.tsx'
import { ContractorList } from './contractor-list.tsx'
import { contractorCsvColumns } from './contractors-csv.ts'
import { searchContractors } from './search-contractors.ts'

const ContractorDialogs = lazy(() => import('./contractor-dialogs.tsx'))

/** The roster of cleaners; another link to it starts it again. */
export function Component() {
  const [params] = useSearchParams()
  const [search, open] = [params.get('q') ?? '', params.get('open')]
  return <Contractors key={`${search} ${open}`} asked={search} open={open} />
}

function Contractors({ asked, open }: { readonly asked: string; readonly open: string | null }) {
  const { contractors } = useBackend()
  const query = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const [search, setSearch] = useState(asked)
  const [expandedId, setExpandedId] = useState(open)
  const [dialog, setDialog] = useState<ContractorDialog | null>(null)
  return (
    <>
      <PageTitle
        title="Contractors"
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <ExportList
              what="contractors"
              columns={contractorCsvColumns}
              read={async () => ({ rows: searchContractors(await contractors.all(), search), next: null })}
            />
            <Button onClick={() => setDialog({ kind: 'add' })}>Add Contractor</Button>
          </span>
        }
      />
      <search className="flex pb-4">
        <SearchBox
          label="Search contractors"
          placeholder="Search by name, email, phone or area..."
          value={search}
          onSearch={setSearch}
        />
      </search>
      {query.isPending ? (
        <p role="status" className="py-10 text-center text-muted">
          Loading contractors...
        </p>
      ) : query.isError && query.data === undefined ? (
        <ErrorState
          title={`Failed to load contractors: ${messageOf(query.error)}`}
          onRetry={() => query.refetch()}
        />
      ) : (
        <Roster
          all={query.data}
          search={search}
          expandedId={expandedId}
          onExpand={setExpandedId}
          onDialog={setDialog}
        />
      )}
      {dialog === null ? null : (
        <Suspense fallback={null}>
          <ContractorDialogs dialog={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  )
}

function Roster({
  all,
  search,
  expandedId,
  onExpand,
  onDialog,
}: {
  readonly all: readonly Contractor[]
  readonly search: string
  readonly expandedId: string | null
  readonly onExpand: (id: string | null) => void
  readonly onDialog: (dialog: ContractorDialog) => void
}) {
  const found = searchContractors(all, search)
  if (all.length === 0) return <EmptyState title="No contractor profiles found. Add one above." />
  if (found.length === 0) return <EmptyState title="No contractors match your search." />
  return (
    <ContractorList
      contractors={found}
      expandedId={expandedId}
      onToggle={({ id }) => onExpand(id === expandedId ? null : id)}
      onEdit={(contractor) => onDialog({ kind: 'edit', contractor })}
      onDelete={(contractor) => onDialog({ kind: 'delete', contractor })}
      renderDetail={(contractor) => <ContractorDetail contractor={contractor} onCopy={copy} />}
    />
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say('Details copied')
  } catch {
    warn('Copy Failed', 'The browser did not allow copying.')
  }
}
