import type { Contractor } from '@dustforce/office/contractor'
import { Button } from '@dustforce/ui/button'
import { EmptyState } from '@dustforce/ui/empty-state'
import { ErrorState } from '@dustforce/ui/error-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { say, warn } from '../../app/toasts.tsx'
import { useKept } from '../../app/use-kept.ts'
import { useOpened } from '../../app/use-opened.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { NothingFound } from '../../patterns/nothing-found.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { SearchBox } from '../../patterns/search-box.tsx'
import { ShowMore } from '../../patterns/show-more.tsx'
import { ViewsButton } from '../../patterns/views-button.tsx'
import { ContractorDetail } from './contractor-detail.tsx'
import type { ContractorDialog } from './contractor-dialogs.tsx'
import { ContractorList } from './contractor-list.tsx'
import { contractorCsvColumns } from './contractors-csv.ts'
import { searchContractors } from './search-contractors.ts'

const ContractorDialogs = lazyPart(() => import('./contractor-dialogs.tsx'))

/** All are here; drawing hundreds at once holds the window up. */
const rowsAtOnce = 50

/** The roster of cleaners. */
export function Component() {
  const { contractors } = useBackend()
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const query = new URLSearchParams(search === '' ? {} : { q: search }).toString()
  const roster = useQuery({ queryKey: ['contractors'], queryFn: contractors.all })
  const { openId, toggle } = useOpened()
  const [chosen, setDialog] = useKept<ContractorDialog | null>('dialog of contractors', null)
  // In the address, so that a link from anywhere begins one.
  const isAsked = params.get('do') === 'new'
  const dialog = chosen ?? (isAsked ? ({ kind: 'add' } as const) : null)
  const onClose = () => {
    setDialog(null)
    if (isAsked) setParams(search === '' ? {} : { q: search }, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageTitle
        title="Contractors"
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <ViewsButton page="contractors" query={query} />
            <ExportList
              what="contractors"
              columns={contractorCsvColumns}
              read={async () => ({ rows: searchContractors(await contractors.all(), search), next: null })}
            />
            <Button size="sm" onClick={() => setDialog({ kind: 'add' })}>
              Add Contractor
            </Button>
          </span>
        }
      />
      <search className="flex pb-4">
        <SearchBox
          label="Search contractors"
          placeholder="Search by name, email, phone or area..."
          value={search}
          onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true, preventScrollReset: true })}
        />
      </search>
      {roster.isPending ? (
        <p role="status" className="py-10 text-center text-muted">
          Loading contractors...
        </p>
      ) : roster.isError && roster.data === undefined ? (
        <ErrorState
          title={`Failed to load contractors: ${messageOf(roster.error)}`}
          onRetry={() => roster.refetch()}
        />
      ) : (
        <Roster
          all={roster.data}
          search={search}
          onClear={() => setParams({}, { replace: true })}
          expandedId={openId}
          onToggle={toggle}
          onDialog={setDialog}
        />
      )}
      {dialog === null ? null : <ContractorDialogs dialog={dialog} onClose={onClose} />}
    </>
  )
}

function Roster({
  all,
  search,
  onClear,
  expandedId,
  onToggle,
  onDialog,
}: {
  readonly all: readonly Contractor[]
  readonly search: string
  readonly onClear: () => void
  readonly expandedId: string | null
  readonly onToggle: (id: string) => void
  readonly onDialog: (dialog: ContractorDialog) => void
}) {
  const [most, setMost] = useState(rowsAtOnce)
  const found = searchContractors(all, search)
  // The one that is open is shown, wherever it is in the list.
  const shown = Math.max(most, found.findIndex(({ id }) => id === expandedId) + 1)
  if (all.length === 0) return <EmptyState title="No contractor profiles found. Add one above." />
  if (found.length === 0)
    return <NothingFound title="No contractors match your search." searched onClear={onClear} />
  return (
    <>
      <ContractorList
        contractors={found.slice(0, shown)}
        expandedId={expandedId}
        onToggle={({ id }) => onToggle(id)}
        onEdit={(contractor) => onDialog({ kind: 'edit', contractor })}
        onDelete={(contractor) => onDialog({ kind: 'delete', contractor })}
        renderDetail={(contractor) => <ContractorDetail contractor={contractor} onCopy={copy} />}
      />
      <ShowMore
        list={{
          hasNextPage: shown < found.length,
          isFetchingNextPage: false,
          fetchNextPage: () => setMost(shown + rowsAtOnce),
        }}
      />
    </>
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
