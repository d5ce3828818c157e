import { lazyPart } from '@dustforce/ui/lazy-part'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { useExpandedRow } from '../../app/use-expanded-row.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ActButton } from '../../kit/act-button.tsx'
import { ListPage } from '../../kit/list-page.tsx'
import { useNarrowed } from '../../kit/use-narrowed.ts'
import { ContractorDetail } from './contractor-detail.tsx'
import type { ContractorDialog } from './contractor-dialogs.tsx'
import { ContractorList } from './contractor-list.tsx'
import { contractorCsvColumns } from './contractors-csv.ts'
import { searchContractors } from './search-contractors.ts'

const ContractorDialogs = lazyPart(() => import('./contractor-dialogs.tsx'))

/** The roster of cleaners. */
export function Component() {
  const { contractors } = useBackend()
  const narrowed = useNarrowed({ q: '' })
  const search = narrowed.by.q
  const roster = useQuery({
    queryKey: ['contractors'],
    queryFn: contractors.all,
    select: (all) => searchContractors(all, search),
  })
  const { openId, toggle } = useExpandedRow()
  const [chosen, setDialog] = useSessionState<ContractorDialog | null>('dialog of contractors', null)
  // In the address, so that a link from anywhere begins one.
  const isAsked = useSearchParams()[0].get('do') === 'new'
  const dialog = chosen ?? (isAsked ? ({ kind: 'add' } as const) : null)
  return (
    <>
      <ListPage
        title="Contractors"
        what="contractors"
        page="contractors"
        csv={{
          columns: contractorCsvColumns,
          read: async () => ({ rows: searchContractors(await contractors.all(), search), next: null }),
        }}
        aside={{
          after: (
            <ActButton variant="primary" onClick={() => setDialog({ kind: 'add' })}>
              Add Contractor
            </ActButton>
          ),
        }}
        narrowed={narrowed}
        placeholder="Search by name, email, phone or area..."
        list={roster}
        loading="words"
        none={
          search === '' ? 'No contractor profiles found. Add one above.' : 'No contractors match your search.'
        }
      >
        {(found) => (
          <ContractorList
            contractors={found}
            expandedId={openId}
            onToggle={({ id }) => toggle(id)}
            onEdit={(contractor) => setDialog({ kind: 'edit', contractor })}
            onDelete={(contractor) => setDialog({ kind: 'delete', contractor })}
            renderDetail={(contractor) => <ContractorDetail contractor={contractor} onCopy={copy} />}
          />
        )}
      </ListPage>
      {dialog === null ? null : (
        <ContractorDialogs
          dialog={dialog}
          onClose={() => {
            setDialog(null)
            if (isAsked) narrowed.narrow({})
          }}
        />
      )}
    </>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Details copied')
  } catch {
    toast.error('Copy Failed', 'The browser did not allow copying.')
  }
}
