import type { JobApplication } from '../features/applications/application-record.ts'

export interface ApplicationsBackend {
  /** The newest ones. */
  readonly all: () => Promise<readonly JobApplication[]>
  readonly setStatus: (id: string, status: string) => Promise<JobApplication>
  readonly setNotes: (id: string, notes: string) => Promise<JobApplication>
  /** The resume as base64; null when none was sent. */
  readonly resume: (id: string) => Promise<string | null>
}
