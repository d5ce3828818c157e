import {
  type Inquiry,
  type InquiryStatus,
  inquiryStatuses,
  inquiryStatusLabel,
  statusAfterReply,
} from '@dustforce/office/inquiry'
import { ErrorState } from '@dustforce/ui/error-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useBackend } from '../../app/app-context.tsx'
import { messageOf } from '../../app/failure.ts'
import { warnOf } from '../../app/toasts.tsx'
import { useKept } from '../../app/use-kept.ts'
import { useOpened } from '../../app/use-opened.ts'
import { ExportList } from '../../patterns/export-list.tsx'
import { NothingFound } from '../../patterns/nothing-found.tsx'
import { PageTitle } from '../../patterns/page-title.tsx'
import { ShowMore } from '../../patterns/show-more.tsx'
import { useSelection } from '../../patterns/use-selection.ts'
import { ViewsButton } from '../../patterns/views-button.tsx'
import { inquiryCsvColumns } from './inquiries-csv.ts'
import { InquiryConversation } from './inquiry-conversation.tsx'
import { InquiryFilterBar } from './inquiry-filter-bar.tsx'
import { InquiriesTable, InquiryRow } from './inquiry-row.tsx'
import { useInquiryStatus } from './use-inquiry-status.ts'

const StatusBulkBar = lazyPart(async () => ({
  default: (await import('../../patterns/status-bulk-bar.tsx')).StatusBulkBar,
}))

const statuses = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabel(value) }))

const rowsAPage = 50
/** As many as one request answers. */
const rowsACsvPage = 1000

const noReplies: Readonly<Record<string, string>> = {}

/** Contact inquiries. */
export function Component() {
  const { inquiries, many } = useBackend()
  const [params, setParams] = useSearchParams()
  const status = inquiryStatuses.find((candidate) => candidate === params.get('status')) ?? 'all'
  const search = params.get('q') ?? ''
  const { openId: expandedId, toggle } = useOpened()
  // Kept while other inquiries are opened: a reply that was begun is not lost by looking something up.
  const [drafts, setDrafts] = useKept('replies', noReplies, 'when left')
  const counts = useQuery({ queryKey: ['inquiries', 'counts'], queryFn: inquiries.counts })
  const list = useInfiniteQuery({
    queryKey: ['inquiries', 'page', status, search],
    queryFn: ({ pageParam }) => inquiries.page({ status, search }, pageParam, rowsAPage),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
  const setStatus = useInquiryStatus()
  const selection = useSelection<Inquiry>()
  const narrowed = (change: { readonly status?: InquiryStatus | 'all'; readonly q?: string }) => {
    const next = { status, q: search, ...change }
    return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '' && value !== 'all'))
  }
  const narrow = (change: Parameters<typeof narrowed>[0]) =>
    setParams(narrowed(change), { replace: true, preventScrollReset: true })
  const query = narrowed({}).toString()
  const failure = list.isError && list.data === undefined ? list.error : null
  useEffect(() => {
    if (failure !== null) warnOf('Error loading inquiries', failure)
  }, [failure])
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const row = (inquiry: Inquiry) => (
    <InquiryRow
      key={inquiry.id}
      inquiry={inquiry}
      expanded={inquiry.id === expandedId}
      selected={selection.chosen.has(inquiry.id)}
      detail={
        inquiry.id === expandedId ? (
          <InquiryConversation
            inquiry={inquiry}
            draft={drafts[inquiry.id] ?? ''}
            onDraft={(text) => setDrafts((before) => ({ ...before, [inquiry.id]: text }))}
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
      <PageTitle
        title="Contact Inquiries"
        aside={
          <span className="flex flex-wrap items-center gap-2">
            <ViewsButton page="contacts" query={query} />
            <ExportList
              what="inquiries"
              columns={inquiryCsvColumns}
              read={(after) => inquiries.page({ status, search }, after, rowsACsvPage)}
            />
          </span>
        }
      />
      <InquiryFilterBar
        status={status}
        counts={counts.data ?? null}
        search={search}
        onStatus={(chosen) => narrow({ status: chosen })}
        onSearch={(q) => narrow({ q })}
      />
      {list.isPending ? (
        <p role="status" className="py-10 text-center text-muted">
          Loading inquiries...
        </p>
      ) : failure !== null ? (
        <ErrorState
          title="Error loading inquiries"
          hint={messageOf(failure)}
          onRetry={() => list.refetch()}
        />
      ) : rows.length === 0 ? (
        <NothingFound
          title="No inquiries found."
          searched={search !== '' || status !== 'all'}
          onClear={() => narrow({ q: '', status: 'all' })}
        />
      ) : (
        <>
          <InquiriesTable>
            <tbody className="divide-y divide-line">{rows.map(row)}</tbody>
          </InquiriesTable>
          {rows.length >= rowsAPage ? <ShowMore list={list} /> : null}
        </>
      )}
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
