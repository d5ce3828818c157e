import type { ContractorRow } from '@dustforce/office/contractor'
import { instantColumn, listColumn } from '@dustforce/office/stored'
import type { Tables } from '../rest/database.generated.ts'
import type { AdminClient, Row } from './admin-client.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

/** A job application without its resume's content. */
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
  readonly adminNotes: string | null
  /** Epoch milliseconds. */
  readonly createdAt: number | null
}

export interface ApplicationPage {
  readonly rows: readonly JobApplication[]
  /** The start of the next page; null when this one is the last. */
  readonly next: string | null
}

const columns =
  'id,full_name,email,phone,experience,available_days,available_times,service_areas,message,resume_filename,application_status,admin_notes,created_at'
const most = 500

/** Job applications; a resume is read only when it is wanted. */
export function adminApplications(client: AdminClient) {
  const { rest, rows, rpc } = client
  const change = (key: string, seen: Row, next: Row): Promise<void> =>
    changeRecords(client, [{ of: 'job_applications', key, seen, next }], 'This application no longer exists.')
  return {
    /** The newest ones. */
    all: async (): Promise<readonly JobApplication[]> =>
      (
        await rows(
          rest
            .from('job_applications')
            .select(columns)
            .order('created_at', { ascending: false })
            .order('id')
            .limit(most),
        )
      ).map(readApplication),
    /** A page of all of them, newest first; from the start when `after` is null. */
    page: async (after: string | null): Promise<ApplicationPage> => {
      const newest = rest.from('job_applications').select(columns)
      const [at, id]: readonly unknown[] = after === null ? [] : JSON.parse(after)
      const page =
        after === null ? newest : newest.or(`created_at.lt."${at}",and(created_at.eq."${at}",id.gt.${id})`)
      const found = await rows(page.order('created_at', { ascending: false }).order('id').limit(most))
      const last = found.length < most ? undefined : found.at(-1)
      return {
        rows: found.map(readApplication),
        next: last === undefined ? null : JSON.stringify([last.created_at, last.id]),
      }
    },
    /** Refused when it no longer has the status that was seen. */
    setStatus: (id: string, status: string, seen: string): Promise<void> =>
      change(id, { application_status: seen }, { application_status: status }),
    /** Refused when somebody else changed the notes since they were seen. */
    setNotes: (id: string, notes: string, seen: string | null, theirs: Theirs = {}): Promise<void> =>
      change(id, { admin_notes: seen, ...theirs }, { admin_notes: notes.trim() === '' ? null : notes }),
    /** Puts an applicant on the roster and marks the application as hired, or neither; returns the contractor's id. */
    hire: async (id: string, contractor: ContractorRow): Promise<string> => {
      return rpc('admin_hire', { application_id: id, contractor })
    },
    /** The resume as base64; null when none was sent. */
    resume: async (id: string): Promise<string | null> => {
      const [row] = await rows(rest.from('job_applications').select('resume_content').eq('id', id))
      return row?.resume_content ?? null
    },
  }
}

function readApplication(
  row: Omit<
    Tables['job_applications']['Row'],
    'resume_content' | 'attempt_key' | 'consent_to_contact' | 'updated_at'
  >,
): JobApplication {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    experience: row.experience,
    availableDays: listColumn(row.available_days),
    availableTimes: listColumn(row.available_times),
    serviceAreas: listColumn(row.service_areas),
    message: row.message,
    resumeFilename: row.resume_filename,
    status: row.application_status,
    adminNotes: row.admin_notes,
    createdAt: instantColumn(row.created_at),
  }
}
