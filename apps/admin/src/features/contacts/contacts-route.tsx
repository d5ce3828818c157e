import {
  type Inquiry,
  inquiryStatuses,
  inquiryStatusLabel,
  statusAfterReply,
} from '@dustforce/office/inquiry'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../../app/app-context.tsx'
import { useAskToStay } from '../../app/ask-to-stay.ts'
import { toast } from '../../app/toasts.tsx'
import { useExpandedRow } from '../../app/use-expanded-row.ts'
import { useSessionState } from '../../app/use-session-state.ts'
import { ListPage } from '../../kit/list-page.tsx'
import { type RowPlace, RowWindow, rowCount } from '../../kit/row-window.tsx'
import { useNarrowed } from '../../kit/use-narrowed.ts'
import { usePages } from '../../kit/use-pages.ts'
import { useSelection } from '../../kit/use-selection.ts'
import { inquiryCsvColumns } from './inquiries-csv.ts'
import { InquiryConversation } from './inquiry-conversation.tsx'
import { InquiryFilterBar } from './inquiry-filter-bar.tsx'
import { InquiriesTable, InquiryRow } from './inquiry-row.tsx'
import { useInquiryStatus } from './use-inquiry-status.ts'

const StatusBulkBar = lazyPart(async () => ({
  default: (await import('../../kit/status-bulk-bar.tsx')).StatusBulkBar,
}))

const statuses = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabel(value) }))

const rowsAPage = 50
/** As many as one request answers. */
const rowsACsvPage = 1000

const idOf = ({ id }: Inquiry) => id

const noReplies: Readonly<Record<string, string>> = {}

/** Contact inquiries. */
export function Component() {
  const { policy } = useBusiness()
  const { inquiries, many } = useBackend()
  const narrowed = useNarrowed({ status: '', q: '' })
  const status = inquiryStatuses.find((candidate) => candidate === narrowed.by.status) ?? 'all'
  const search = narrowed.by.q
  const { openId: expandedId, toggle } = useExpandedRow()
  // Kept while other inquiries are opened: a reply that was begun is not lost by looking something up.
  const [drafts, setDrafts] = useSessionState('replies', noReplies, 'when left')
  useAskToStay(Object.keys(drafts).length > 0)
  const counts = useQuery({ queryKey: ['inquiries', 'counts'], queryFn: inquiries.counts })
  const list = usePages(
    ['inquiries', 'page', status, search],
    (after) => inquiries.page({ status, search }, after, rowsAPage),
    'id',
  )
  const setStatus = useInquiryStatus()
  const selection = useSelection<Inquiry>()
  const failure = list.isError && list.data === undefined ? list.error : null
  useEffect(() => {
    if (failure !== null) toast.failure('Error loading inquiries', failure)
  }, [failure])
  const rows = list.data ?? []
  const row = (inquiry: Inquiry, { line }: RowPlace) => (
    <InquiryRow
      inquiry={inquiry}
      row={line['aria-rowindex']}
      expanded={inquiry.id === expandedId}
      selected={selection.chosen.has(inquiry.id)}
      detail={
        inquiry.id === expandedId ? (
          <InquiryConversation
            inquiry={inquiry}
            draft={drafts[inquiry.id] ?? ''}
            onDraft={(text) =>
              setDrafts(({ [inquiry.id]: _, ...others }) =>
                text === '' ? others : { ...others, [inquiry.id]: text },
              )
            }
            onReplied={() => setStatus(inquiry, statusAfterReply(inquiry.status), 'quietly')}
            onStatus={(chosen) => setStatus(inquiry, chosen)}
          />
        ) : null
      }
      onToggle={() => toggle(inquiry.id)}
      onStatus={(chosen) => setStatus(inquiry, chosen)}
      onSelect={() => selection.toggle(inquiry)}
    />
  )
  return (
    <>
      <ListPage
        title="Contact Inquiries"
        what="inquiries"
        page="contacts"
        csv={{
          columns: inquiryCsvColumns(policy),
          read: (after) => inquiries.page({ status, search }, after, rowsACsvPage),
        }}
        narrowed={narrowed}
        filters={
          <InquiryFilterBar
            status={status}
            counts={counts.data ?? null}
            search={search}
            onStatus={(chosen) => narrowed.narrow({ status: chosen === 'all' ? '' : chosen })}
            onSearch={(q) => narrowed.narrow({ q })}
          />
        }
        list={list}
        failed="Error loading inquiries"
        loading="words"
        none="No inquiries found."
      >
        {(all) => (
          <InquiriesTable rowCount={rowCount(all, list.hasNextPage)}>
            <RowWindow
              as="tbody"
              rows={all}
              keyOf={idOf}
              isKept={({ id }) => id === expandedId}
              hasMore={list.hasNextPage}
              look="border-b border-line last:border-b-0"
            >
              {row}
            </RowWindow>
          </InquiriesTable>
        )}
      </ListPage>
      {selection.chosen.size === 0 ? null : (
        <StatusBulkBar
          what="inquiries"
          selection={selection}
          shown={rows}
          onAll={() => selection.add(rows)}
          statuses={statuses}
          onChange={many.changeInquiries}
        />
      )}
    </>
  )
}
