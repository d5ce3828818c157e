import { type Cents, centsFromDollars, dollarsOf } from '@dustforce/core/money'
import { type BusinessDate, type DateRange, isBusinessDate } from '@dustforce/core/schedule'
import {
  type PayoutItem,
  type PayoutReason,
  type PayoutTotals,
  payoutReasons,
} from '@dustforce/office/payout'
import { instantColumn, numberColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, rowsAt, textAt } from './admin-client.ts'

/** A contractor's period in figures. */
export interface ContractorPayout {
  /** The contractor's id, or the name of one who is not on the roster. */
  readonly cleaner: string
  readonly name: string
  readonly totals: PayoutTotals
}

/** The booking that a line of a statement is about; nulls once the booking was deleted. */
interface StatementBooking {
  readonly customerName: string | null
  readonly service: string | null
}

/** A booking of a statement, as it stands now. */
export interface StatementItem extends PayoutItem, StatementBooking {}

/** A line of a payout, as it was paid. */
export interface StatementLine extends StatementBooking {
  readonly bookingId: string
  readonly date: BusinessDate
  readonly reason: PayoutReason
  readonly cents: Cents
}

/** The ways in which contractors can be paid. */
export type PayoutMethod = 'e-transfer' | 'direct-deposit' | 'cheque' | 'cash' | 'other'

/** Something that was paid out. */
export interface PaidOut {
  readonly id: string
  readonly period: DateRange
  readonly cents: Cents
  readonly method: string
  readonly reference: string
  readonly note: string
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly lines: readonly StatementLine[]
  /** The person who took it back, and the reason; null while it stands. */
  readonly reversed: { readonly by: string; readonly at: number; readonly note: string } | null
}

/** A contractor's period: its bookings, and what was paid for it, the newest first. */
export interface PayoutStatement {
  readonly name: string
  readonly items: readonly StatementItem[]
  readonly payouts: readonly PaidOut[]
}

/** That a contractor was paid. */
export interface PayoutOrder {
  /** A UUID of its own: the same order again is done once. */
  readonly id: string
  readonly cleaner: string
  readonly period: DateRange
  /** The amount that was shown as open: when it is something else by now, nothing is written. */
  readonly cents: Cents
  readonly method: PayoutMethod
  readonly reference: string
  readonly note: string
}

/** Returns the calls for what contractors are owed and were paid. */
export function adminPayouts({ rpc }: Pick<AdminClient, 'rpc'>) {
  return {
    /** Everyone who worked in the period, or is owed something at its end. */
    all: async ({ from, to }: DateRange): Promise<readonly ContractorPayout[]> => {
      const rows = await rpc('admin_payouts', { from_date: from, to_date: to })
      return Array.isArray(rows) ? rows.filter(isRow).map(readContractor) : []
    },
    statement: async (cleaner: string, { from, to }: DateRange): Promise<PayoutStatement> => {
      const answer = await rpc('admin_payout_statement', { cleaner, from_date: from, to_date: to })
      return {
        name: textAt(answer, 'name') ?? cleaner,
        items: rowsAt(answer, 'items').flatMap(readItem),
        payouts: rowsAt(answer, 'payouts').flatMap(readPayout),
      }
    },
    markPaid: async ({ id, cleaner, period, cents, method, reference, note }: PayoutOrder): Promise<void> => {
      const request = { id, cleaner, ...period, amount: dollarsOf(cents), method, reference, note }
      await rpc('admin_pay_contractor', { request })
    },
    /** @param id of the reversal: the same id again does nothing */
    reverse: async (id: string, payoutId: string, note: string): Promise<void> => {
      await rpc('admin_reverse_payout', { request: { id, payout: payoutId, note } })
    },
  }
}

function readContractor(row: Row): ContractorPayout {
  return {
    cleaner: String(row.cleaner),
    name: textAt(row, 'name') ?? '',
    totals: {
      jobs: Number(row.jobs),
      earnedCents: money(row.earned),
      paidCents: money(row.paid),
      beforeCents: money(row.before),
      openCents: money(row.open),
      withoutPay: Number(row.without_pay),
    },
  }
}

function readItem(row: Row): readonly StatementItem[] {
  if (!isBusinessDate(row.day)) return []
  return [
    {
      bookingId: String(row.booking_id),
      date: row.day,
      ...bookingOf(row),
      bookingStatus: textAt(row, 'booking_status'),
      paymentStatus: textAt(row, 'payment_status'),
      isTheirs: row.is_theirs === true,
      payCents: numberColumn(row.pay) === null ? null : money(row.pay),
      paidCents: money(row.paid),
    },
  ]
}

function readPayout(row: Row): readonly PaidOut[] {
  const { from, to } = row
  if (!isBusinessDate(from) || !isBusinessDate(to)) return []
  const reversedBy = textAt(row, 'reversed_by')
  return [
    {
      id: String(row.id),
      period: { from, to },
      cents: money(row.amount),
      method: textAt(row, 'method') ?? 'other',
      reference: textAt(row, 'reference') ?? '',
      note: textAt(row, 'note') ?? '',
      by: textAt(row, 'by') ?? '',
      at: instantColumn(row.at) ?? 0,
      lines: rowsAt(row, 'lines').flatMap(readLine),
      reversed:
        reversedBy === null
          ? null
          : {
              by: reversedBy,
              at: instantColumn(row.reversed_at) ?? 0,
              note: textAt(row, 'reversed_note') ?? '',
            },
    },
  ]
}

function readLine(row: Row): readonly StatementLine[] {
  const reason = payoutReasons.find((known) => known === row.reason)
  if (!isBusinessDate(row.day) || reason === undefined) return []
  return [
    {
      bookingId: String(row.booking_id),
      date: row.day,
      ...bookingOf(row),
      reason,
      cents: money(row.amount),
    },
  ]
}

function bookingOf(row: Row): StatementBooking {
  return { customerName: textAt(row, 'customer'), service: textAt(row, 'service') }
}

function money(dollars: unknown): Cents {
  return centsFromDollars(numberColumn(dollars) ?? 0)
}
