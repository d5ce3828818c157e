import { instantColumn, textColumn } from '../stored/column.ts'
import { type InquiryStatus, inquiryStatuses, inquiryStatusOf } from './status.ts'

/** A message from the contact form, as stored. */
export interface Inquiry {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly subject: string | null
  readonly message: string
  readonly status: InquiryStatus
  /** The booking that it is about, when it was written on the page of one. */
  readonly bookingId: string | null
  /** The language that the writer reads; null where nobody said. */
  readonly language: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number | null
  readonly updatedAt: number | null
}

/** An admin's reply to an inquiry, as stored. */
export interface InquiryReply {
  readonly id: string
  readonly inquiryId: string
  readonly content: string
  readonly adminEmail: string
  /** Epoch milliseconds. */
  readonly createdAt: number | null
}

/**
 * Reads a row of the contact_inquiries table.
 *
 * @example
 * inquiryFromRow({ id: 'i1', inquiry_status: 'lost' }).status // => 'new'
 */
export function inquiryFromRow(row: Readonly<Record<string, unknown>>): Inquiry {
  return {
    id: textColumn(row.id) ?? '',
    name: textColumn(row.name) ?? '',
    email: textColumn(row.email) ?? '',
    phone: textColumn(row.phone),
    subject: textColumn(row.subject),
    message: textColumn(row.message) ?? '',
    status: inquiryStatusOf(row.inquiry_status),
    bookingId: textColumn(row.booking_id),
    language: textColumn(row.language),
    createdAt: instantColumn(row.created_at),
    updatedAt: instantColumn(row.updated_at),
  }
}

/**
 * Reads a row of the contact_inquiry_replies table.
 *
 * @example
 * replyFromRow({ reply_content: 'Thank you!' }).content // => 'Thank you!'
 */
export function replyFromRow(row: Readonly<Record<string, unknown>>): InquiryReply {
  return {
    id: textColumn(row.id) ?? '',
    inquiryId: textColumn(row.inquiry_id) ?? '',
    content: textColumn(row.reply_content) ?? '',
    adminEmail: textColumn(row.admin_email) ?? '',
    createdAt: instantColumn(row.created_at),
  }
}

/** The statuses to filter by, 'all' first. */
export const inquiryFilters = ['all', ...inquiryStatuses] as const
