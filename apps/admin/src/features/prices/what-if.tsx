import type { PriceBook } from '@dustforce/core/catalogue'
import { type Cents, cents, formatMoney } from '@dustforce/core/money'
import { formatDate } from '@dustforce/core/schedule'
import { bookingsUnder, type MarginsUnder, type PricedBooking } from '@dustforce/office/prices'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { useMemo } from 'react'
import type { PriceRules } from './price-rules.ts'

export interface WhatIfProps {
  readonly before: PriceBook
  readonly after: PriceBook
  readonly bookings: readonly PricedBooking[]
  readonly policy: PriceRules['policy']
}

/** Shows what the bookings of the last months would have cost. */
export function WhatIf({ before, after, bookings, policy }: WhatIfProps) {
  const under = useMemo(
    () => bookingsUnder(before, after, bookings, policy),
    [before, after, bookings, policy],
  )
  const money = (amount: Cents) => formatMoney(amount, { ...after, decimals: 2 })
  const changed = (amount: Cents) => `${amount > 0 ? '+' : ''}${money(amount)}`
  const { count, leftOut, beforeCents, afterCents, largest, margins } = under
  if (count === 0) return <p className="text-sm text-muted">There were no bookings to compare with.</p>
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{count === 1 ? '1 booking' : `${count} bookings`}, tax included</dt>
        <dd className="tabular-nums">
          {money(beforeCents)} → {money(afterCents)} (
          <strong>{changed(cents(afterCents - beforeCents))}</strong>)
        </dd>
        <dt className="text-muted">Left after discounts and contractors’ pay</dt>
        <dd className="tabular-nums">
          {money(margins.before.leftCents)} → {money(margins.after.leftCents)}
          {warningOf(margins.after)}
        </dd>
      </dl>
      {leftOut === 0 ? null : (
        <p className="text-sm text-muted">
          {leftOut === 1 ? '1 booking is' : `${leftOut} bookings are`} left out: not all that was chosen is
          offered by both price lists.
        </p>
      )}
      {largest.length === 0 ? (
        <p className="text-sm text-muted">None of them would have cost another price.</p>
      ) : (
        <Table label="The largest differences">
          <TableHead>
            <tr>
              <TableHeader>Booking</TableHeader>
              <TableHeader numeric>Now</TableHeader>
              <TableHeader numeric>New</TableHeader>
              <TableHeader numeric>Difference</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {largest.map(({ booking, ...prices }) => (
              <TableRow key={booking.id}>
                <TableCell>
                  {booking.customerName}
                  {booking.bookingDate === null ? null : (
                    <span className="block text-xs text-muted">{formatDate(booking.bookingDate)}</span>
                  )}
                </TableCell>
                <TableCell numeric>{money(prices.beforeCents)}</TableCell>
                <TableCell numeric>{money(prices.afterCents)}</TableCell>
                <TableCell numeric className="font-semibold">
                  {changed(cents(prices.afterCents - prices.beforeCents))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}

function warningOf({ thin, loss }: MarginsUnder): string {
  const words = [
    loss === 0 ? null : `${loss} below their contractor’s pay`,
    thin === 0 ? null : `${thin} with little left`,
  ].filter((word) => word !== null)
  return words.length === 0 ? '' : ` – ${words.join(', ')}`
}
