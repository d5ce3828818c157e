import { type Cents, cents } from '@dustforce/core/money'
import type { BookingEdits } from '@dustforce/office/booking'
import type { OverlapReason } from '@dustforce/office/hub'
import type { ChangePreview, RefundSplit } from '@dustforce/office/ledger'
import { type ActPreview, readActPreview } from './admin-booking-acts.ts'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'

/** The change of the price by an edit, line by line, in cents: to pay above zero, to give back below, `offlineRefundCents` of it by hand. */
export type EditPrice = Pick<ChangePreview, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'lines'> &
  Partial<Pick<ChangePreview, 'promoNote'>> &
  Pick<RefundSplit, 'offlineRefundCents'>

/** The parts of a booking that can be changed, and what the edits come to. */
export interface EditOffer {
  /** Of the booking as the server has it. */
  readonly version: number
  /** Null when the edits change nothing about the price. */
  readonly price: EditPrice | null
  readonly addOns: readonly {
    readonly id: string
    readonly name: string
    readonly unit: string
    readonly amountCents: Cents
    readonly isBooked: boolean
  }[]
  readonly hasPets: boolean
  /** Why nothing that has a price can be changed; null when it can. */
  readonly why: string | null
  /** The duration of the visit with the edits. */
  readonly durationMinutes: number
  /** A change that waits for its payment, until an instant in epoch milliseconds; another one takes its place. */
  readonly waiting: { readonly amountCents: Cents; readonly until: number } | null
}

/** A change that an administrator decided on. */
export interface EditOrder {
  /** A UUID. */
  readonly actId: string
  readonly edits: BookingEdits
  /** The version that was shown. */
  readonly version: number
  /** The difference of the price that was shown. */
  readonly shownDifferenceCents: Cents
  /** Why the visit may take longer although its cleaner then has another job. */
  readonly overlapReason?: OverlapReason
  /** The people who get a letter about the change; both unless said otherwise. */
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** Changes of what was booked: add-ons, pets, and what is to be known about the visit. */
export function adminEdits({ invoke }: AdminClient) {
  const ask = (act: string, bookingId: string, body: object = {}) =>
    invoke('change-booking', { act, bookingId, ...body })
  return {
    /** Previews what edits would come to, by the booking's own prices; changes nothing. */
    preview: async (id: string, edits: BookingEdits): Promise<EditOffer> =>
      editOffer(await ask('preview-change', id, { edits })),
    /** The letters that a change would send now, or why it would be refused; nothing is changed. */
    letters: async (
      id: string,
      { edits, overlapReason }: Pick<EditOrder, 'edits' | 'overlapReason'>,
    ): Promise<ActPreview> =>
      readActPreview(
        await ask('letters-of-change', id, { edits, ...(overlapReason !== undefined && { overlapReason }) }),
      ),
    /** Changes a booking, if that costs what was shown. 'pay': its customer was written to, and it is changed when that is paid. */
    make: async (id: string, order: EditOrder): Promise<'done' | 'pay'> =>
      textAt(await ask('change', id, order), 'status') === 'pay' ? 'pay' : 'done',
    /** Takes back the change that waits for its payment. */
    cancelPending: async (id: string): Promise<void> => {
      await ask('cancel-pending-change', id)
    },
  }
}

function editOffer(answer: unknown): EditOffer {
  const row = isRow(answer) ? answer : {}
  return {
    version: Number(row.version),
    price: isRow(row.preview) ? editPrice(row.preview) : null,
    addOns: rowsAt(answer, 'addOns').flatMap((offered) => {
      const id = textAt(offered, 'id')
      return id === null
        ? []
        : [
            {
              ...{ id, name: textAt(offered, 'name') ?? id, unit: textAt(offered, 'unit') ?? '' },
              ...{ amountCents: centsAt(offered, 'amountCents'), isBooked: offered.isBooked === true },
            },
          ]
    }),
    hasPets: row.hasPets === true,
    why: textAt(answer, 'why'),
    durationMinutes: Number(row.durationMinutes),
    waiting: isRow(row.waiting)
      ? { amountCents: centsAt(row.waiting, 'amountCents'), until: Number(row.waiting.until) }
      : null,
  }
}

function editPrice(row: Row): EditPrice {
  return {
    oldTotalCents: centsAt(row, 'oldTotalCents'),
    newTotalCents: centsAt(row, 'newTotalCents'),
    differenceCents: centsAt(row, 'differenceCents'),
    offlineRefundCents: centsAt(row, 'offlineRefundCents'),
    promoNote: textAt(row, 'promoNote') ?? null,
    lines: rowsAt(row, 'lines').map((line) => ({
      label: textAt(line, 'label') ?? '',
      changeCents: centsAt(line, 'changeCents'),
    })),
  }
}

function centsAt(row: Row, key: string): Cents {
  return cents(Number(row[key] ?? 0))
}
