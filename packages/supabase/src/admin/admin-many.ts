import { type BookingPatch, rowOf } from './admin-bookings.ts'
import { type AdminClient, isRow, rowsAt, textAt } from './admin-client.ts'

/** How a booking fared among many: 'changed' means by somebody else since it was seen. */
export type OutcomeOfMany = 'done' | 'changed' | 'missing' | 'refused'

export interface ResultOfMany {
  readonly id: string
  readonly customerName: string
  readonly outcome: OutcomeOfMany
  /** Why it was refused, or who changed it. */
  readonly message: string
}

/** What was changed; `batch` takes it back for ten minutes, and is null when nothing was. */
export interface ChangeOfMany {
  readonly batch: string | null
  readonly results: readonly ResultOfMany[]
}

/** What was taken back. */
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
    /** Null when it is too late, or was done already. */
    undo: async (batch: string): Promise<UndoneChange | null> => {
      const answer = await rpc('admin_undo', { batch })
      return isRow(answer) ? { label: textAt(answer, 'label') ?? '', results: resultsOf(answer) } : null
    },
  }
}

const outcomes: readonly OutcomeOfMany[] = ['done', 'changed', 'missing', 'refused']

function resultsOf(answer: unknown): readonly ResultOfMany[] {
  return rowsAt(answer, 'results').map((row) => ({
    id: textAt(row, 'id') ?? '',
    customerName: textAt(row, 'customer_name') ?? '',
    outcome: outcomes.find((outcome) => outcome === row.outcome) ?? 'missing',
    message: textAt(row, 'message') ?? '',
  }))
}
