import { type Cents, cents, dollarsOf } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate, type MinuteOfDay } from '@dustforce/core/schedule'
import type { MissedBy, RevivePreview, ReviveProblem } from '@dustforce/office/booking'
import {
  type BookingRecord,
  type BookingStatus,
  bookingColumn,
  bookingFromRow,
  type StoredFieldName,
  type ToldKind,
} from '@dustforce/office/booking'
import type { BookingFilters } from '@dustforce/office/hub'
import type { PaymentLeft } from '@dustforce/office/ledger'
import type { Tables } from '../rest/database.generated.ts'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'
import type { EmailPreview } from './admin-emails.ts'
import { AdminFailure } from './admin-failure.ts'

/** A booking as the Command Hub reads it. */
export interface Booking extends BookingRecord {
  /** Rises with every write to the record: what an edit names as the state it was made from. */
  readonly version: number
}

/** What a list of bookings is ordered by; ties are broken by the clock time and the id. */
export interface BookingSort {
  readonly key: 'date' | 'created' | 'customer' | 'price'
  readonly direction: 'asc' | 'desc'
}

/** A place in an ordered list, made by the backend and only handed back to it. */
export type Cursor = string

export interface BookingPageRequest {
  readonly filters: BookingFilters
  readonly sort: BookingSort
  /** Rows after this place; from the start when null. */
  readonly after: Cursor | null
  /** Rows up to and including this place; then `limit` is not used. */
  readonly upTo: Cursor | null
  readonly limit: number
}

export interface BookingPage {
  readonly rows: readonly Booking[]
  /** Where the next page starts; null when this one is the last. */
  readonly next: Cursor | null
}

/** The fields that the Command Hub changes. */
export const editableFields = [
  'customerName',
  'email',
  'phone',
  'address',
  'bookingDate',
  'bookingTime',
  'notes',
  'adminNotes',
  'bookingStatus',
  'attention',
  'durationMinutes',
  'contractorId',
  'assignedCleanerName',
  'assignedCleanerPhone',
  'overlapReason',
  'contractorPayCents',
  'startedAt',
] as const satisfies readonly StoredFieldName[]

/**
 * What the Command Hub writes, money in cents: `attention` empty when it was settled, `startedAt` the moment it was pressed, which the server
 * replaces by its own.
 */
export type BookingPatch = Partial<Pick<BookingRecord, (typeof editableFields)[number]>>

/** What became of a booking that was to be deleted; `refunded`: canceled, and the money that just came goes back. */
export type Removal = 'deleted' | 'canceled' | 'refunded'

/** What cancelling a booking gives back and keeps, in cents, and why. */
export interface CancelOffer {
  readonly refundCents: Cents
  readonly keptCents: Cents
  /** What is left of each payment: how much of an amount the office pays back itself follows from it. */
  readonly payments: readonly PaymentLeft[]
  readonly taxInRefundCents: Cents
  readonly explanation: string
  /** The start that is canceled, in words; null without a date. */
  readonly when?: string | null
}

/** A cancellation that an administrator decided on. */
export interface CancelOrder {
  /** A UUID. */
  readonly actId: string
  /** What the offer said goes back. */
  readonly shownRefundCents: Cents
  /** The start that the offer said is canceled. */
  readonly shownWhen?: string | null
  readonly refundCents?: Cents
  readonly reason?: string
  /** By whom the visit is missed. */
  readonly missedBy?: MissedBy
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** What taking a cancellation back comes to. */
export type ReviveOffer = RevivePreview

/** A cancellation that an administrator takes back. */
export interface ReviveOrder {
  /** A UUID. */
  readonly actId: string
  readonly status: BookingStatus
  /** What the offer said is owed again. */
  readonly shownOwedCents: Cents
  /** The customer is asked to pay it by a link. */
  readonly asks: boolean
  readonly tellsCustomer: boolean
}

/** A move that an administrator decided on. */
export interface MoveOrder {
  /** A UUID. */
  readonly actId: string
  readonly date: BusinessDate
  readonly minute: MinuteOfDay
  /** For the office alone. */
  readonly reason?: string
  /** Who gets a letter; everybody unless said otherwise. */
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** A letter that an act would send. */
export interface ActLetter extends EmailPreview {
  readonly reader: 'customer' | 'cleaner'
}

/** What an act would come to: why it would be refused, or the letters that it would send. */
export interface ActPreview {
  readonly problem: string | null
  readonly letters: readonly ActLetter[]
}

const enoughForABadge = 100

/** Bookings through the list function, and plain writes under row security. */
export function adminBookings({ rest, rows, rpc, invoke }: AdminClient) {
  const find = async (id: string) => (await rows(rest.from('bookings').select('id').eq('id', id))).length > 0
  return {
    page: async ({ filters, sort, after, upTo, limit }: BookingPageRequest): Promise<BookingPage> => {
      const request = { ...filters, sort: sort.key, descending: sort.direction === 'desc', limit }
      const answer = await rpc('admin_bookings', {
        request: { ...request, after: placeOf(after), upTo: placeOf(upTo) },
      })
      const found = isRow(answer) && Array.isArray(answer.rows) ? answer.rows.filter(isRow) : []
      const next = isRow(answer) ? answer.next : null
      return { rows: found.map(readBooking), next: Array.isArray(next) ? JSON.stringify(next) : null }
    },
    /** All bookings of some days, both ends included, by the clock. */
    between: async (from: BusinessDate, to: BusinessDate): Promise<readonly Booking[]> => {
      const found: Row[] = []
      let after: unknown = null
      do {
        const answer = await rpc('admin_bookings', {
          request: { dateFrom: from, dateTo: to, sort: 'date', descending: false, limit: 200, after },
        })
        if (!isRow(answer) || !Array.isArray(answer.rows)) break
        found.push(...answer.rows.filter(isRow))
        after = answer.next ?? null
      } while (after !== null)
      return found.map(readBooking)
    },
    /** When each contractor was last at the customer of a booking before it, by the contractor's id. */
    lastVisits: async (id: string, day?: BusinessDate): Promise<Readonly<Record<string, BusinessDate>>> => {
      const visits = await rpc('admin_last_visits', { booking_id: id, ...(day !== undefined && { day }) })
      if (!isRow(visits)) return {}
      return Object.fromEntries(
        Object.entries(visits).flatMap(([contractor, date]) =>
          isBusinessDate(date) ? [[contractor, date]] : [],
        ),
      )
    },
    /** The names of cleaners that any booking is assigned to, for the filter. */
    cleanerNames: async (): Promise<readonly string[]> => {
      const names = await rpc('admin_cleaner_names')
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
    },
    /** Bookings that are pending, for the sidebar. */
    countPending: async () =>
      (await rows(rest.from('bookings').select('id').eq('booking_status', 'pending').limit(enoughForABadge)))
        .length,
    /** How many sold bookings nobody is assigned to, up to a hundred. */
    countNeedingCleaner: () => rpc('admin_count_needing_cleaner'),
    /** Writes only over the version that was seen; any other is somebody else's work. */
    update: async (id: string, patch: BookingPatch, version: number): Promise<Booking> => {
      const [row] = await rows(
        rest.from('bookings').update(rowOf(patch)).eq('id', id).eq('version', version).select('*'),
      )
      if (row !== undefined) return readBooking(row)
      throw new AdminFailure(
        'conflict',
        (await find(id))
          ? 'Someone else changed this booking in the meantime. It now shows the latest details; please check them and try again.'
          : 'This booking no longer exists.',
      )
    },
    /** What cancelling gives back now, by the booking's terms; nothing is changed. */
    previewCancel: async (id: string): Promise<CancelOffer> =>
      cancelOffer(await invoke('change-booking', { act: 'preview-cancel', bookingId: id })),
    /** The letters that cancelling with a refund would send; nothing is changed. */
    lettersOfCancel: async (id: string, refundCents: Cents): Promise<ActPreview> =>
      readActPreview(
        await invoke('change-booking', { act: 'letters-of-cancel', bookingId: id, refundCents }),
      ),
    /** The letters that a move would send, or why it would be refused; nothing is changed. */
    lettersOfMove: async (id: string, place: Pick<MoveOrder, 'date' | 'minute'>): Promise<ActPreview> =>
      readActPreview(await invoke('change-booking', { act: 'letters-of-move', bookingId: id, ...place })),
    /** Cancels a booking and gives back what was shown, or another amount with a reason; the act has an id, so that a repeated one is done once. */
    cancel: async (id: string, order: CancelOrder): Promise<void> => {
      await invoke('change-booking', { act: 'cancel', bookingId: id, ...order })
    },
    /** What taking the cancellation back comes to; nothing is changed. */
    previewRevival: async (id: string): Promise<ReviveOffer> =>
      reviveOffer(await invoke('change-booking', { act: 'preview-revival', bookingId: id })),
    /** The letter that taking the cancellation back would send, or why it would be refused; nothing is changed. */
    lettersOfRevival: async (id: string, plan: Pick<ReviveOrder, 'status' | 'asks'>): Promise<ActPreview> =>
      readActPreview(await invoke('change-booking', { act: 'letters-of-revival', bookingId: id, ...plan })),
    /** Takes a cancellation back, and asks for what is owed again, if it is what was shown. */
    revive: async (id: string, order: ReviveOrder): Promise<void> => {
      await invoke('change-booking', { act: 'revive', bookingId: id, ...order })
    },
    /** Writes the customer of a booking that stands again a link to pay what is owed. */
    askOwed: async (id: string, actId: string): Promise<void> => {
      await invoke('change-booking', { act: 'ask-owed', bookingId: id, actId })
    },
    /** Moves a booking to another day or time; customer and cleaner are told unless the order says otherwise. */
    move: async (id: string, order: MoveOrder): Promise<void> => {
      await invoke('change-booking', { act: 'move', bookingId: id, ...order })
    },
    /** Tells the customer a notice; false when that was done before. */
    tell: async (id: string, kind: ToldKind): Promise<boolean> => {
      const answer = await invoke('change-booking', { act: kind, bookingId: id })
      return !(isRow(answer) && answer.alreadySent === true)
    },
    /** Deletes a booking; one whose customer may still pay is canceled instead, and its checkout closed. */
    remove: async (id: string): Promise<Removal> => {
      try {
        const gone = await rows(rest.from('bookings').delete().eq('id', id).select('id'))
        if (gone.length === 0) throw new AdminFailure('conflict', 'This booking no longer exists.')
        return 'deleted'
      } catch (failure) {
        if (!(failure instanceof AdminFailure) || failure.hint !== 'open-checkout') throw failure
        const answer = await invoke('cancel-checkout', { bookingId: id })
        return textAt(answer, 'status') === 'refunded' ? 'refunded' : 'canceled'
      }
    },
  }
}

const reviveProblems = ['refund-due', 'given-back-otherwise'] as const satisfies readonly ReviveProblem[]

function reviveOffer(answer: unknown): ReviveOffer {
  const row = isRow(answer) ? answer : {}
  return {
    owedCents: cents(Number(row.owedCents ?? 0)),
    stillHereCents: cents(Number(row.stillHereCents ?? 0)),
    why: reviveProblems.find((why) => why === row.why) ?? null,
  }
}

/** A stored booking as the Command Hub reads it. */
export function cancelOffer(answer: unknown): CancelOffer {
  const row = isRow(answer) ? answer : {}
  return {
    refundCents: cents(Number(row.refundCents ?? 0)),
    keptCents: cents(Number(row.keptCents ?? 0)),
    payments: rowsAt(answer, 'payments').map(({ leftCents, isOffline, isDisputed }) => ({
      leftCents: cents(Number(leftCents)),
      isOffline: isOffline === true,
      ...(isDisputed === true && { isDisputed }),
    })),
    taxInRefundCents: cents(Number(row.taxInRefundCents ?? 0)),
    explanation: textAt(answer, 'explanation') ?? '',
    when: textAt(answer, 'when'),
  }
}

/** What an act would come to, as the server answers it. */
export function readActPreview(answer: unknown): ActPreview {
  const letters = isRow(answer) && Array.isArray(answer.letters) ? answer.letters.filter(isRow) : []
  return {
    problem: textAt(answer, 'problem'),
    letters: letters.map((letter) => ({
      to: textAt(letter, 'to') ?? '',
      subject: textAt(letter, 'subject') ?? '',
      html: textAt(letter, 'html') ?? '',
      reader: letter.reader === 'cleaner' ? 'cleaner' : 'customer',
    })),
  }
}

export function readBooking(row: Row): Booking {
  return { ...bookingFromRow(row), version: Number(row.version) }
}

function placeOf(cursor: Cursor | null): unknown {
  return cursor === null ? null : JSON.parse(cursor)
}

/** The columns that a patch writes. */
export function rowOf(patch: BookingPatch): Tables['bookings']['Update'] {
  const { contractorPayCents: pay = null, startedAt = null } = patch
  const written = {
    ...patch,
    contractorPayCents: pay === null ? null : dollarsOf(pay),
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
  }
  const columns: readonly (readonly unknown[])[] = editableFields
    .filter((field) => patch[field] !== undefined)
    .map((field) => [bookingColumn(field), written[field]])
  return Object.fromEntries(columns)
}
