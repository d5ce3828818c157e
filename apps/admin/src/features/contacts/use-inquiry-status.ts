import { changeInquiryStatus, type Inquiry, type InquiryStatus } from '@dustforce/office/inquiry'
import type { InquiryPage } from '@dustforce/supabase/admin'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useBackend, useClock } from '../../app/app-context.tsx'
import { toast } from '../../app/toasts.tsx'
import { useSaveOver } from '../../kit/use-save-over.ts'

/**
 * Changes an inquiry's status: on screen at once, undone when the backend refuses. 'quietly' when another notice tells of it.
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
    await client.cancelQueries({ queryKey: ['inquiries', 'page'] })
    put({ ...inquiry, status: change.status, updatedAt: change.updatedAt })
    try {
      await saveOver(inquiry.id, () => inquiries.setStatus(inquiry.id, chosen, inquiry.status))
      if (notice !== 'quietly') toast.success(change.notice.title, change.notice.description)
    } catch (failure) {
      put(inquiry)
      toast.failure('Error updating status', failure)
    }
    // The list as well: the read that was cancelled may have been its first, or have brought what others changed.
    client.invalidateQueries({ queryKey: ['inquiries'] })
  }
}
