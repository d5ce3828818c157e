import { changeInquiryStatus, type Inquiry, type InquiryStatus } from '@dustforce/office/inquiry'
import type { InquiryPage } from '@dustforce/supabase/admin'
import { type InfiniteData, type Query, useQueryClient } from '@tanstack/react-query'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { readPagesAgain } from '../../app/read-pages-again.ts'
import { toast } from '../../app/toasts.tsx'
import { useSaveOver } from '../../kit/use-save-over.ts'

/**
 * Changes an inquiry's status: on screen at once, undone when the backend refuses. Of a long list only the page with the inquiry is read again. 'quietly'
 * when another notice tells of it.
 */
export function useInquiryStatus(): (
  inquiry: Inquiry,
  chosen: InquiryStatus,
  notice?: 'quietly',
) => Promise<void> {
  const { inquiries } = useBackend()
  const clock = useClock()
  const client = useQueryClient()
  const saveOver = useSaveOver()
  const lists = () => client.getQueryCache().findAll({ queryKey: ['inquiries', 'page'] })
  const readAgain = async (list: Query, { id }: Inquiry) => {
    if (!(await readPagesAgain(client, list, new Set([id]))))
      client.invalidateQueries({ queryKey: list.queryKey, exact: true })
  }
  const put = (changed: Inquiry) =>
    client.setQueriesData<InfiniteData<InquiryPage>>({ queryKey: ['inquiries', 'page'] }, (list) =>
      list === undefined
        ? undefined
        : {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => (row.id === changed.id ? changed : row)),
            })),
          },
    )
  return async (inquiry, chosen, notice) => {
    const change = changeInquiryStatus(inquiry.status, chosen, clock())
    if (change === null) return
    // Such a read may have been the list's first, or have brought what others changed.
    const cancelled = lists().filter(({ state }) => state.fetchStatus !== 'idle')
    await client.cancelQueries({ queryKey: ['inquiries', 'page'] })
    put({ ...inquiry, status: change.status, updatedAt: change.updatedAt })
    try {
      await saveOver(inquiry.id, () => inquiries.setStatus(inquiry.id, chosen, inquiry.status))
      if (notice !== 'quietly') toast.success(change.notice.title, change.notice.description)
    } catch (failure) {
      put(inquiry)
      toast.failure('Error updating status', failure)
    }
    const shown = lists().filter((list) => list.isActive() && !cancelled.includes(list))
    client.invalidateQueries({ queryKey: ['inquiries'], predicate: (query) => !shown.includes(query) })
    for (const list of shown) readAgain(list, inquiry)
  }
}
