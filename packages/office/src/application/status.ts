/** The statuses of a job application, in the order they are offered. */
export const applicationStatuses = ['pending', 'reviewing', 'interview', 'hired', 'rejected'] as const

/** How far a job application has come. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

const labels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  hired: 'Hired',
  rejected: 'Rejected',
}

/**
 * The word for a status; one that is not known is its own word.
 *
 * @example
 * applicationStatusLabel('interview') // => 'Interview'
 */
export function applicationStatusLabel(status: string): string {
  const known = applicationStatuses.find((candidate) => candidate === status)
  return known === undefined ? status : labels[known]
}
