import { type Cents, cents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate, type MinuteOfDay } from '@dustforce/core/schedule'
import type {
  BookingStatus,
  MissedBy,
  RevivePreview,
  ReviveProblem,
  ToldKind,
} from '@dustforce/office/booking'
import type { PaymentLeft } from '@dustforce/office/ledger'
import { type AdminClient, isRow, rowsAt, textAt } from './admin-client.ts'
import type { EmailPreview } from './admin-emails.ts'
import { AdminFailure } from './admin-failure.ts'

/** The outcome for a booking that was to be deleted; `refunded`: canceled, and the money that just came goes back. */
export type Removal = 'deleted' | 'canceled' | 'refunded'

/** The amounts that cancelling a booking gives back and keeps, in cents, and the reason. */
export interface CancelOffer {
  readonly refundCents: Cents
  readonly keptCents: Cents
  /** The rest of each payment: how much of an amount the office pays back itself follows from it. */
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
  /** The amount that goes back according to the offer. */
  readonly shownRefundCents: Cents
  /** The start that the offer said is canceled. */
  readonly shownWhen?: string | null
  readonly refundCents?: Cents
  readonly reason?: string
  /** By whom the visit is missed. */
  readonly missedBy?: MissedBy
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** The preview of taking a cancellation back. */
export type ReviveOffer = RevivePreview

/** A cancellation that an administrator takes back. */
export interface ReviveOrder {
  /** A UUID. */
  readonly actId: string
  readonly status: BookingStatus
  /** The amount that is owed again according to the offer. */
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
  /** The people who get a letter; everybody unless said otherwise. */
  readonly tell?: { readonly customer: boolean; readonly cleaner: boolean }
}

/** A letter that an act would send. */
export interface ActLetter extends EmailPreview {
  readonly reader: 'customer' | 'cleaner'
}

/** The preview of an act: why it would be refused, or the letters that it would send. */
export interface ActPreview {
  readonly problem: string | null
  readonly letters: readonly ActLetter[]
}

/** Returns the calls that act on one booking, each done by the server, and those that preview them. */
export function adminBookingActs({ rest, rows, rpc, invoke }: AdminClient) {
  return {
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
    /** Previews what cancelling gives back now, by the booking's terms; changes nothing. */
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
    /** Previews taking the cancellation back; changes nothing. */
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

/** Reads the preview of a cancellation from the server's answer. */
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

/** Reads the preview of an act from the server's answer. */
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
