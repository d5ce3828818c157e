/** The statuses of a job application, in the order they are offered. */
export const applicationStatuses = ['pending', 'reviewing', 'interview', 'hired', 'rejected'] as const

/** The stage that a job application has reached. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

const labels: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  reviewing: 'Reviewing',
  interview: 'Interview',
  hired: 'Hired',
  rejected: 'Rejected',
}

/**
 * The label of a status; an unknown status is its own label.
 *
 * @example
 * applicationStatusLabel('interview') // => 'Interview'
 */
export function applicationStatusLabel(status: string): string {
  const known = applicationStatuses.find((candidate) => candidate === status)
  return known === undefined ? status : labels[known]
}
