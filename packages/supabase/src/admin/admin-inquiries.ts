import {
  type Inquiry,
  type InquiryReply,
  type InquiryStatus,
  inquiryFromRow,
  inquiryStatusOf,
  replyFromRow,
} from '@dustforce/office/inquiry'
import { type AdminClient, isRow } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { changeRecords } from './admin-records.ts'
import { pageOf, placeOf } from './cursor.ts'

/** The filter of the list of inquiries. */
export interface InquiryFilter {
  readonly status: InquiryStatus | 'all'
  /** Matches name, e-mail, phone number or subject, whatever the case, accents and apostrophes. */
  readonly search: string
}

export interface InquiryPage {
  readonly rows: readonly Inquiry[]
  /** The start of the next page; null when this one is the last. */
  readonly next: string | null
}

/** The body of the function send-admin-contact-reply. */
export interface ReplyEmail {
  readonly to: string
  readonly name: string
  readonly phone: string | null
  readonly inquiryId: string
  readonly subject: string
  readonly originalMessage: string
  readonly reply: string
}

/** Contact messages and their answers. */
export function adminInquiries(client: AdminClient) {
  const { auth, rest, rows, rpc, invoke, business } = client
  return {
    /** Newest first. */
    page: async (
      { status, search }: InquiryFilter,
      after: string | null,
      limit: number,
    ): Promise<InquiryPage> => {
      const filter = { ...(status === 'all' ? {} : { status }), ...(search === '' ? {} : { search }) }
      const request = { ...filter, after: placeOf(after), limit }
      return pageOf(await rpc('admin_inquiries', { request }), inquiryFromRow)
    },
    /** Counts the inquiries of each status, and all of them. */
    counts: async (): Promise<Record<InquiryStatus | 'all', number>> => {
      const counts = { all: 0, new: 0, in_progress: 0, resolved: 0, closed: 0 }
      const answer = await rpc('admin_inquiry_counts')
      for (const [status, count] of Object.entries(isRow(answer) ? answer : {})) {
        counts[inquiryStatusOf(status)] += Number(count)
        counts.all += Number(count)
      }
      return counts
    },
    /** Refused when it no longer has the status that was seen. The database sets updated_at itself, by its own clock. */
    setStatus: (id: string, status: InquiryStatus, seen: InquiryStatus): Promise<void> =>
      changeRecords(
        client,
        [
          {
            ...{ of: 'contact_inquiries', key: id },
            ...{ seen: { inquiry_status: seen }, next: { inquiry_status: status } },
          },
        ],
        'This inquiry no longer exists.',
      ),
    /** Oldest first. */
    replies: async (inquiryId: string): Promise<readonly InquiryReply[]> =>
      (
        await rows(
          rest.from('contact_inquiry_replies').select('*').eq('inquiry_id', inquiryId).order('created_at'),
        )
      ).map(replyFromRow),
    /** Saves a reply under the signed-in admin's e-mail. */
    reply: async (inquiryId: string, content: string): Promise<InquiryReply> => {
      const { data } = await auth.getSession()
      const admin = data.session?.user.email ?? business.company.email
      const reply = { inquiry_id: inquiryId, reply_content: content, admin_email: admin }
      const [row] = await rows(rest.from('contact_inquiry_replies').insert(reply).select('*'))
      if (row === undefined) throw new AdminFailure('refused', 'The reply was not stored.')
      return replyFromRow(row)
    },
    /** Asks for the reply to be e-mailed. A failure is the caller's to log: the reply counts as saved. */
    emailReply: async (message: ReplyEmail): Promise<void> => {
      await invoke('send-admin-contact-reply', message)
    },
  }
}
