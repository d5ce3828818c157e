/** A job application without its resume's content. Public spec, section 3. */
export interface JobApplication {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly experience: string | null
  readonly availableDays: readonly string[]
  readonly availableTimes: readonly string[]
  readonly serviceAreas: readonly string[]
  readonly message: string | null
  readonly resumeFilename: string | null
  readonly status: string
  /** Notes for staff only. */
  readonly adminNotes: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number | null
}

/** The statuses of an application, in the order they are offered. */
export const applicationStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'reviewing', label: 'Reviewing' },
  { value: 'interview', label: 'Interview' },
  { value: 'hired', label: 'Hired' },
  { value: 'rejected', label: 'Rejected' },
] as const
