import { type BookingPatch, rowOf } from './admin-bookings.ts'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'

/**
 * The outcome for one booking among many: 'changed' means that somebody else has changed it since it was seen, 'emails-sent' that a letter about it
 * has gone out.
 */
export type OutcomeOfMany = 'done' | 'changed' | 'missing' | 'refused' | 'emails-sent'

export interface ResultOfMany {
  readonly id: string
  readonly customerName: string
  readonly outcome: OutcomeOfMany
  /** Why it was refused, or who changed it. */
  readonly message: string
  /** The version after a change. */
  readonly version?: number
}

/** The result of a change of many bookings; `batch` takes it back for ten minutes, and is null when nothing was changed. */
export interface ChangeOfMany {
  readonly batch: string | null
  readonly results: readonly ResultOfMany[]
}

/** The next status of an inquiry or application, with the status that was seen. */
export interface StatusOfOne {
  readonly id: string
  readonly seen: string
  readonly status: string
}

/** The change that was taken back. */
export interface UndoneChange {
  readonly label: string
  readonly results: readonly ResultOfMany[]
}

/** Changes of many bookings in one request, and taking them back. */
export function adminMany({ rpc }: AdminClient) {
  return {
    /** Changes up to 100 bookings, each over the version that was seen; one that is refused leaves the others. */
    change: async (
      label: string,
      changes: readonly {
        readonly booking: { readonly id: string; readonly version: number }
        readonly patch: BookingPatch
      }[],
    ): Promise<ChangeOfMany> => {
      const rows = changes.map(({ booking: { id, version }, patch }) => ({
        id,
        version,
        changes: rowOf(patch),
      }))
      const answer = await rpc('admin_change_bookings', { request: { label, rows } })
      return { batch: textAt(answer, 'batch'), results: resultsOf(answer) }
    },
    /** Changes up to 100 inquiries, each that still has the status that was seen; with both exchanged it takes that back. */
    changeInquiries: async (changes: readonly StatusOfOne[]): Promise<readonly ResultOfMany[]> =>
      resultsOf(await rpc('admin_change_inquiries', { request: { rows: changes } })),
    /** The same for applications; nobody is hired so. */
    changeApplications: async (changes: readonly StatusOfOne[]): Promise<readonly ResultOfMany[]> =>
      resultsOf(await rpc('admin_change_applications', { request: { rows: changes } })),
    /** Null when it is too late, or was done already. */
    undo: async (batch: string): Promise<UndoneChange | null> => {
      const answer = await rpc('admin_undo', { batch })
      return isRow(answer) ? { label: textAt(answer, 'label') ?? '', results: resultsOf(answer) } : null
    },
    /** Takes the change of one booking back with the letters that would have told of it, or nothing of it. */
    revert: async (
      { id, version }: { readonly id: string; readonly version: number },
      before: BookingPatch,
      letters: readonly string[],
    ): Promise<ResultOfMany> => {
      const answer = await rpc('admin_take_back', {
        request: { id, version, before: rowOf(before), letters },
      })
      return resultOf(isRow(answer) ? answer : {})
    },
  }
}

const outcomes: readonly OutcomeOfMany[] = ['done', 'changed', 'missing', 'refused', 'emails-sent']

function resultsOf(answer: unknown): readonly ResultOfMany[] {
  return rowsAt(answer, 'results').map(resultOf)
}

function resultOf(row: Row): ResultOfMany {
  return {
    id: textAt(row, 'id') ?? '',
    customerName: textAt(row, 'customer_name') ?? '',
    outcome: outcomes.find((outcome) => outcome === row.outcome) ?? 'missing',
    message: textAt(row, 'message') ?? '',
    ...(typeof row.version === 'number' && { version: row.version }),
  }
}
