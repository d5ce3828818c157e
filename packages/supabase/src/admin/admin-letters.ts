import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import { instantColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** Why an e-mail that was queued did not reach whom it is for, or is still on its way after tries that failed. */
export type LetterTrouble = 'failed' | 'waiting' | 'bounced' | 'complained' | 'suppressed' | 'not-sent'

/** An e-mail that an administrator must look at. */
export interface LetterToLookAt {
  readonly id: string
  /** The kind as the outbox names it. */
  readonly kind: string
  /** Null is the company itself. */
  readonly recipient: string | null
  readonly trouble: LetterTrouble
  /** The provider's words. */
  readonly detail: string | null
  readonly canSendAgain: boolean
  /** Of the booking that it is about. */
  readonly customerName: string | null
  readonly bookingDate: BusinessDate | null
  /** Since when it is in trouble. Epoch milliseconds. */
  readonly since: number | null
}

/** The state of an e-mail about a booking. */
export interface LetterOfBooking {
  readonly id: string
  readonly kind: string
  readonly status: string
  /** The report of the provider; null until it comes. */
  readonly delivery: string | null
  readonly detail: string | null
}

const troubles: ReadonlySet<string> = new Set<LetterTrouble>([
  'failed',
  'waiting',
  'bounced',
  'complained',
  'suppressed',
  'not-sent',
])

/** The e-mails that the system sends by itself, as the office follows them. */
export function adminLetters({
  rpc,
  rest,
  rows,
  invoke,
}: Pick<AdminClient, 'rpc' | 'rest' | 'rows' | 'invoke'>) {
  const change = async (isDone: Promise<boolean>): Promise<void> => {
    if (await isDone) return
    throw new AdminFailure('conflict', 'This e-mail has changed in the meantime. Please look at it again.')
  }
  return {
    /** The newest hundred. */
    toLookAt: async (): Promise<readonly LetterToLookAt[]> => {
      const answer = await rpc('admin_emails_to_look_at')
      return Array.isArray(answer) ? answer.filter(isRow).map(read) : []
    },
    /** Queues it again, to the address that its booking has now; it goes out within a minute. */
    sendAgain: ({ id }: LetterToLookAt) => change(rpc('admin_send_email_again', { id })),
    /** Withdraws every link to a booking's page, and writes its customer a new one if so wanted. */
    withdrawLinks: async (bookingId: string, send: boolean): Promise<void> => {
      if (await rpc('admin_withdraw_links', { booking_id: bookingId, send })) return
      throw new AdminFailure('conflict', 'This booking no longer has anyone to write to.')
    },
    /** The links of these jobs for the cleaner with an address, by booking id; another cleaner's jobs are left out. */
    jobLinks: async (
      email: string,
      bookingIds: readonly string[],
    ): Promise<Readonly<Record<string, string>>> => {
      const answer = await invoke('change-booking', { act: 'job-links', email, bookingIds })
      const links = isRow(answer) && isRow(answer.links) ? Object.entries(answer.links) : []
      return Object.fromEntries(links.flatMap(([id, url]) => (typeof url === 'string' ? [[id, url]] : [])))
    },
    /** Takes it off the list; trouble that has come meanwhile stays on it. */
    lookedAt: ({ id, trouble }: LetterToLookAt) => change(rpc('admin_email_looked_at', { id, trouble })),
    /** The e-mails about a booking, oldest first. */
    ofBooking: async (bookingId: string): Promise<readonly LetterOfBooking[]> => {
      const found = await rows(
        rest
          .from('email_outbox')
          .select('id, kind, status, delivery, delivery_detail, last_error')
          .eq('ref', bookingId)
          .order('nr'),
      )
      return found.map(({ id, kind, status, delivery, delivery_detail, last_error }) => ({
        ...{ id, kind, status, delivery },
        detail: delivery_detail ?? last_error,
      }))
    },
  }
}

function isTrouble(value: unknown): value is LetterTrouble {
  return typeof value === 'string' && troubles.has(value)
}

function read(row: Row): LetterToLookAt {
  const date = textAt(row, 'booking_date')
  return {
    id: String(row.id),
    kind: String(row.kind),
    recipient: textAt(row, 'recipient'),
    trouble: isTrouble(row.trouble) ? row.trouble : 'failed',
    detail: textAt(row, 'detail'),
    canSendAgain: row.can_send_again === true,
    customerName: textAt(row, 'customer_name'),
    bookingDate: date !== null && isBusinessDate(date) ? date : null,
    since: instantColumn(row.since),
  }
}
