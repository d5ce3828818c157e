import { type Cents, centsFromDollars } from '@dustforce/core/money'
import { type BusinessDate, instantOf, isBusinessDate } from '@dustforce/core/schedule'
import { defaultMinute } from '@dustforce/office/booking'
import { type NeedKind, needKinds } from '@dustforce/office/hub'
import { instantColumn, numberColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'

/** Something that the office has to act on, besides payments and e-mails to look at. */
export interface OfficeNeed {
  readonly kind: NeedKind
  /** The id of the booking, inquiry or application. */
  readonly key: string
  /** When the job starts, or since when it waits. Epoch milliseconds. */
  readonly at: number
  readonly who: string
  readonly date: BusinessDate | null
  /** As it is stored: '9:00 AM'. */
  readonly time: string | null
  /** A booking's service, the cleaner of a job that has not started, or what an inquiry or application is about. */
  readonly about: string | null
  readonly amountCents: Cents | null
}

/** Those that are about the start of a job. */
const jobKinds: ReadonlySet<NeedKind> = new Set([
  'needs-cleaner',
  'not-started',
  'does-not-fit',
  'charge',
  'payment-due',
])

/** Reads what the office has to act on. */
export function adminNeeds({ rpc, business: { policy } }: Pick<AdminClient, 'rpc' | 'business'>) {
  return {
    /** At most two hundred of a kind. */
    all: async (): Promise<readonly OfficeNeed[]> => {
      const answer = await rpc('admin_needs_you')
      return Array.isArray(answer) ? answer.filter(isRow).flatMap((row) => read(row, policy.zone)) : []
    },
  }
}

function read(row: Row, zone: string): readonly OfficeNeed[] {
  const kind = needKinds.find((candidate) => candidate === row.kind)
  const date = isBusinessDate(row.day) ? row.day : null
  const isJob = kind !== undefined && jobKinds.has(kind)
  const at = isJob && date !== null ? startOf(date, numberColumn(row.minute), zone) : instantColumn(row.since)
  const amount = numberColumn(row.amount)
  if (kind === undefined || at === null) return []
  return [
    {
      kind,
      key: String(row.key),
      at,
      who: textAt(row, 'who') ?? '',
      date,
      time: textAt(row, 'time'),
      about: textAt(row, 'about'),
      amountCents: amount === null ? null : centsFromDollars(amount),
    },
  ]
}

function startOf(date: BusinessDate, minute: number | null, zone: string): number {
  return instantOf(date, minute === null || minute < 0 ? defaultMinute : minute, zone)
}
