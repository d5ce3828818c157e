import {
  type Inquiry,
  type InquiryReply,
  type InquiryStatus,
  inquiryFromRow,
  inquiryStatusOf,
  replyFromRow,
} from '@dustforce/core/inquiry'
import { type AdminClient, isRow } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

export interface InquiryFilter {
  readonly status: InquiryStatus | 'all'
  readonly search: string
}

export interface ReplyEmail {
  readonly to: string
  readonly name: string
  readonly phone: string | null
  readonly inquiryId: string
  readonly subject: string
  readonly originalMessage: string
  readonly reply: string
}

const enoughForABadge = 100
const companyAddress = 'hello@dustforce.example'

/** Contact messages and their answers. Admin spec, section 7. */
export function adminInquiries({ auth, rest, rows, rpc, invoke }: AdminClient) {
  return {
    page: async ({ status, search }: InquiryFilter, after: string | null, limit: number) => {
      const place: unknown = after === null ? null : JSON.parse(after)
      const filter = { ...(status === 'all' ? {} : { status }), ...(search === '' ? {} : { search }) }
      const answer = await rpc('admin_inquiries', { request: { ...filter, after: place, limit } })
      const found = isRow(answer) && Array.isArray(answer.rows) ? answer.rows.filter(isRow) : []
      const next = isRow(answer) ? answer.next : null
      return { rows: found.map(inquiryFromRow), next: Array.isArray(next) ? JSON.stringify(next) : null }
    },
    counts: async (): Promise<Record<InquiryStatus | 'all', number>> => {
      const counts = { all: 0, new: 0, in_progress: 0, resolved: 0, closed: 0 }
      const answer = await rpc('admin_inquiry_counts')
      for (const [status, count] of Object.entries(isRow(answer) ? answer : {})) {
        counts[inquiryStatusOf(status)] += Number(count)
        counts.all += Number(count)
      }
      return counts
    },
    countNew: async () =>
      (
        await rows(
          rest.from('contact_inquiries').select('id').eq('inquiry_status', 'new').limit(enoughForABadge),
        )
      ).length,
    setStatus: async (id: string, status: InquiryStatus): Promise<Inquiry> => {
      // The database sets updated_at itself, by its own clock.
      const change = { inquiry_status: status }
      const [row] = await rows(rest.from('contact_inquiries').update(change).eq('id', id).select('*'))
      if (row === undefined) throw new AdminFailure('conflict', 'This inquiry no longer exists.')
      return inquiryFromRow(row)
    },
    replies: async (inquiryId: string): Promise<readonly InquiryReply[]> =>
      (
        await rows(
          rest.from('contact_inquiry_replies').select('*').eq('inquiry_id', inquiryId).order('created_at'),
        )
      ).map(replyFromRow),
    reply: async (inquiryId: string, content: string): Promise<InquiryReply> => {
      const { data } = await auth.getSession()
      const admin = data.session?.user.email ?? companyAddress
      const reply = { inquiry_id: inquiryId, reply_content: content, admin_email: admin }
      const [row] = await rows(rest.from('contact_inquiry_replies').insert(reply).select('*'))
      if (row === undefined) throw new AdminFailure('refused', 'The reply was not stored.')
      return replyFromRow(row)
    },
    emailReply: async (message: ReplyEmail): Promise<void> => {
      await invoke('send-admin-contact-reply', message)
    },
  }
}
