import type { Inquiry, InquiryReply, InquiryStatus } from '@dustforce/core/inquiry'

/** What the list of inquiries is narrowed to. */
export interface InquiryFilter {
  readonly status: InquiryStatus | 'all'
  /** Matches name, e-mail or subject, whatever the case. */
  readonly search: string
}

export interface InquiryPage {
  readonly rows: readonly Inquiry[]
  /** Where the next page starts; null when this one is the last. */
  readonly next: string | null
}

export interface InquiriesBackend {
  /** Newest first. */
  readonly page: (filter: InquiryFilter, after: string | null, limit: number) => Promise<InquiryPage>
  /** How many there are of each status, and in all. */
  readonly counts: () => Promise<Readonly<Record<InquiryStatus | 'all', number>>>
  /** Inquiries that are new, for the sidebar. */
  readonly countNew: () => Promise<number>
  readonly setStatus: (id: string, status: InquiryStatus) => Promise<Inquiry>
  /** Oldest first. */
  readonly replies: (inquiryId: string) => Promise<readonly InquiryReply[]>
  /** Saves a reply under the signed-in admin's e-mail. */
  readonly reply: (inquiryId: string, content: string) => Promise<InquiryReply>
  /** Asks for the reply to be e-mailed. A failure is the caller's to log: the reply counts as saved. */
  readonly emailReply: (message: ReplyEmail) => Promise<void>
}

/** The body of the function send-admin-contact-reply. Admin spec, section 7. */
export interface ReplyEmail {
  readonly to: string
  readonly name: string
  readonly phone: string | null
  readonly inquiryId: string
  readonly subject: string
  readonly originalMessage: string
  readonly reply: string
}
