import type { Notice } from '@dustforce/core/validation'

/** The statuses of an inquiry, in the order they are offered. */
export const inquiryStatuses = ['new', 'in_progress', 'resolved', 'closed'] as const

/** The stage that the handling of an inquiry has reached. */
export type InquiryStatus = (typeof inquiryStatuses)[number]

const labels: Record<InquiryStatus, string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
}

/**
 * A stored status; unknown or missing ones are new.
 *
 * @example
 * inquiryStatusOf(null) // => 'new'
 */
export function inquiryStatusOf(stored: unknown): InquiryStatus {
  return inquiryStatuses.find((status) => status === stored) ?? 'new'
}

/**
 * The word for a status.
 *
 * @example
 * inquiryStatusLabel('in_progress') // => 'In Progress'
 */
export function inquiryStatusLabel(status: InquiryStatus): string {
  return labels[status]
}

/**
 * Returns what an admin's choice of a status does: any may follow any; choosing the current one does nothing, which is null.
 *
 * @param now epoch milliseconds
 * @example
 * changeInquiryStatus('new', 'resolved', 0)?.notice.description // => 'Inquiry marked as resolved.'
 */
export function changeInquiryStatus(
  current: InquiryStatus,
  chosen: InquiryStatus,
  now: number,
): { readonly status: InquiryStatus; readonly updatedAt: number; readonly notice: Notice } | null {
  if (chosen === current) return null
  const description = `Inquiry marked as ${chosen.replace('_', ' ')}.`
  return { status: chosen, updatedAt: now, notice: { title: 'Status updated', description } }
}

/**
 * The status of an inquiry after a reply: a new one is in progress, any other stays as it was set.
 *
 * @example
 * statusAfterReply('new') // => 'in_progress'
 */
export function statusAfterReply(current: InquiryStatus): InquiryStatus {
  return current === 'new' ? 'in_progress' : current
}
